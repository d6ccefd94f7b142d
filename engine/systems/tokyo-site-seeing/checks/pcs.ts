import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { at, type CheckedProject } from './documents.ts';

/** Cards of a starting deck (TSS-SETUP-19). */
const starterCards = 8;

export function checkPcs(project: CheckedProject): ContentProblem[] {
  if (project.isUnsound(/^pcs\.json$|^cards\/starters\.json$/)) return [];
  const starters = chunksOf(project.cards).flatMap((run) => (run[0]?.file === 'cards/starters.json' ? run : []));
  const headOf = (id: string): string => id.replace(/-.*/, '');
  const heads = new Set(project.pcs.map(({ value }) => value.starters));
  const counts = project.pcs.flatMap((pc) => {
    const own = starters.filter(({ value }) => headOf(value.id) === pc.value.starters);
    const count = own.reduce((sum, { value }) => sum + (value.copies ?? 1), 0);
    if (count === starterCards) return [];
    const data = { pc: pc.value.id, head: pc.value.starters, count, right: starterCards };
    return [at(pc, ['starters'], 'PCS001', 'error', data)];
  });
  const ownerless = starters.filter(({ value }) => !heads.has(headOf(value.id)));
  return [
    ...counts,
    ...ownerless.map((card) => at(card, ['id'], 'PCS002', 'error', { id: card.value.id, head: headOf(card.value.id) })),
  ];
}
