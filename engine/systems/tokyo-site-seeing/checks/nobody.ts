import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import type { Placed } from '#engine/library/content-checks/placed.ts';
import { at, entriesOf, type Project } from './documents.ts';

/** Times at which nobody uses a text: on a card that is nobody's there is then no PC that it could mean by `self`. */
const withoutUser: ReadonlySet<unknown> = new Set(['constant', 'start', 'end', 'failure']);

/**
 * Texts that are nobody's and do something to `self`: they would never do it to anybody. In the amount of a standing text
 * `self` is the PC whose number it is (TSS-SCN-12), but not where it says whose numbers it alters.
 */
export function checkNobody(project: Project): ContentProblem[] {
  const { scenarios, mat } = project;
  const owned = new Set([...project.cards, ...project.rewardCards, ...project.pcs].map(({ value }) => value.id));
  const troubles = new Set(project.troubles.map(({ value }) => value.id));
  const site = new Set(project.siteCards.map(({ value }) => value.id));
  return [
    ...entriesOf(project).flatMap((entry) => {
      const { value, on } = entry;
      if (owned.has(on) || !withoutUser.has(value.when)) return [];
      const instead = troubles.has(on) ? 'pcsHere' : site.has(on) ? 'participants' : 'allPcs';
      const said = [
        ...nodesIn(value.if, ['if']),
        ...value.do.flatMap((node, i) =>
          value.when === 'constant'
            ? nodesIn((node as { readonly of?: unknown }).of, ['do', i, 'of'])
            : nodesIn(node, ['do', i]),
        ),
      ];
      return nobodyIn(entry, said, instead);
    }),
    ...(mat?.value.areas ?? []).flatMap(({ facility }, i) =>
      facility === undefined || mat === undefined
        ? []
        : nobodyIn(mat, nodesIn(facility.do, ['areas', i, 'facility', 'do']), 'pcsHere'),
    ),
    ...scenarios.flatMap((scenario) => nobodyIn(scenario, nodesIn(scenario.value.setup, ['setup']), 'allPcs')),
  ];
}

function nobodyIn<T>(placed: Placed<T>, nodes: ReturnType<typeof nodesIn>, nearest: string): ContentProblem[] {
  return nodes
    .filter(({ op }) => op === 'self')
    .map(({ op, path }) => at(placed, [...path, 'op'], 'EFT017', 'error', { op, nearest }));
}
