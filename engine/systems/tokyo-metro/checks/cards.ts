import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { acts } from '../acts/acts.ts';
import type { GameDocument } from '../formats/game.ts';
import { at, type MetroProject } from './documents.ts';

/** Fields in which 0 does nothing, without a general check. */
const quiet = ['steps', 'spaces'];
/** Supplies of a game that an act needs. */
const takes: { readonly [op: string]: readonly [field: string, of: (game: GameDocument) => number] } = {
  build: ['start.stations', ({ start }) => start.stations],
  spec: ['start.speculations', ({ start }) => start.speculations],
  chip: ['start.spare', ({ start }) => start.spare],
  fare: ['supplies.fare', ({ supplies }) => supplies.fare],
  speed: ['supplies.speed', ({ supplies }) => supplies.speed],
};

/** Spots that are payable and acts that do something in at least one game (TM-AC-03, TM-PR-03). */
export function checkCards({ cards, games, unsound }: MetroProject): ContentProblem[] {
  const isWhole = !unsound.some((file) => file.startsWith('games/'));
  return cards.flatMap((card) => {
    const its = isWhole ? games.map(({ value }) => value).filter(({ decks }) => decks.includes(card.value.deck)) : [];
    const most = Math.max(...its.map(({ start }) => start.chips + start.spare));
    return card.value.spots.flatMap(({ chips, do: does }, i) => [
      ...(its.length > 0 && chips > most
        ? [at(card, ['spots', i, 'chips'], 'ACT001', 'warning', { chips, most })]
        : []),
      ...does.flatMap((node, j) => {
        const field = acts.find(({ word }) => word === node.op)?.says?.field;
        const isIdle = field !== undefined && quiet.includes(field) && node[field] === 0;
        const [none = '', of] = takes[node.op] ?? [];
        const isNever = of !== undefined && its.length > 0 && its.every((game) => of(game) === 0);
        return [
          ...(isIdle ? [at(card, ['spots', i, 'do', j, field], 'ACT002', 'warning', { op: node.op, field })] : []),
          ...(isNever ? [at(card, ['spots', i, 'do', j, 'op'], 'ACT004', 'warning', { op: node.op, none })] : []),
        ];
      }),
    ]);
  });
}
