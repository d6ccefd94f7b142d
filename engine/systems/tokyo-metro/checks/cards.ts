import type { ContentProblem } from '#engine/kernel/system.ts';
import { acts } from '../acts/act-words.ts';
import { at, type Project } from './documents.ts';

/** Fields in which 0 means that nothing happens, and of which the house does not tell by itself. */
const quiet = ['steps', 'spaces'];

/** Spots that somebody can pay, and acts that do something (TM-AC-03, TM-PR-03). */
export function checkCards({ cards, games }: Project): ContentProblem[] {
  const most = Math.max(0, ...games.map(({ value: { start } }) => start.chips + start.spare));
  return cards.flatMap((card) =>
    card.value.spots.flatMap(({ chips, do: does }, i) => [
      ...(chips > most ? [at(card, ['spots', i, 'chips'], 'ACT001', 'warning', { chips, most })] : []),
      ...does.flatMap((node, j) => {
        const field = acts.find(({ word }) => word === node.op)?.field;
        const isIdle = field !== undefined && quiet.includes(field) && node[field] === 0;
        return isIdle ? [at(card, ['spots', i, 'do', j, field], 'ACT002', 'warning', { op: node.op, field })] : [];
      }),
    ]),
  );
}
