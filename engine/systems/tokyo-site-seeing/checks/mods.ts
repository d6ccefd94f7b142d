import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { ScenarioMod } from '../formats/scenario-mod.ts';
import { at, type CheckedProject } from './documents.ts';
import { checkTestNumber } from './printed-numbers.ts';

/** Times that never come on a MOD card. */
const unread = new Set<unknown>(['play', 'use', 'solve', 'success', 'failure']);

/** MODs that no scenario uses do nothing (TSS-COMP-60). */
export function checkMods(project: CheckedProject): ContentProblem[] {
  const used = usedBy(project);
  const isUnsound = project.isUnsound(/^scenarios\//);
  return project.mods.flatMap((mod) => [
    ...(isUnsound || used.has(mod.value.id) || used.has('all')
      ? []
      : [at(mod, ['id'], 'MOD001', 'warning', { id: mod.value.id, op: 'useMod' })]),
    ...checkTestNumber(mod),
    ...timings(mod),
  ]);
}

/** MOD ids named by scenarios; `all` if any chosen one is used. */
function usedBy({ scenarios, scenarioCards, mods }: CheckedProject): ReadonlySet<string> {
  const parts: readonly unknown[] = [
    ...scenarios.map(({ value }) => value.setup),
    ...[...scenarioCards, ...mods].map(({ value }) => value.effects),
  ];
  const nodes = parts.flatMap((part) => nodesIn(part)).filter(({ op }) => op === 'useMod');
  return new Set(nodes.map(({ node }) => (typeof node['card'] === 'string' ? node['card'] : 'all')));
}

function timings(mod: Located<ScenarioMod>): ContentProblem[] {
  return mod.value.effects.flatMap(({ when }, i) =>
    typeof when === 'string' && unread.has(when)
      ? [at(mod, ['effects', i, 'when'], 'MOD002', 'error', { when, times: ['start', 'end', 'constant', 'reveal'] })]
      : [],
  );
}
