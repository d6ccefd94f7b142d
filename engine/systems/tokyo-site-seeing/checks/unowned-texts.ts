import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { selfIn, selfOfNobody } from '#engine/library/content-checks/unowned-texts.ts';
import { type CheckedProject, entriesOf } from './documents.ts';

/** `self` in unowned texts (TSS-SCN-12). */
export function checkNobody(project: CheckedProject): ContentProblem[] {
  const { scenarios, mat, cards, rewardCards, pcs, troubles, siteCards } = project;
  const ids = (all: readonly { readonly value: { readonly id: string } }[]) =>
    new Set(all.map(({ value }) => value.id));
  const owned = ids([...cards, ...rewardCards, ...pcs]);
  const [trouble, site] = [ids(troubles), ids(siteCards)];
  return [
    ...entriesOf(project)
      .filter(({ on }) => !owned.has(on))
      .flatMap((entry) =>
        selfOfNobody(entry, trouble.has(entry.on) ? 'pcsHere' : site.has(entry.on) ? 'participants' : 'allPcs'),
      ),
    ...(mat?.value.areas ?? []).flatMap(({ facility }, i) =>
      mat === undefined ? [] : selfIn(mat, facility?.do, ['areas', i, 'facility', 'do'], 'pcsHere'),
    ),
    ...scenarios.flatMap((scenario) => selfIn(scenario, scenario.value.setup, ['setup'], 'allPcs')),
  ];
}
