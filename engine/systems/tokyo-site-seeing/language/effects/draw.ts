import { amount, selector } from '#engine/kernel/language/field.ts';
import { drawCard } from '../../rulebook/04-hand.ts';
import { call } from '../../rulebook/book.ts';
import { times } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const draw = op('draw', {
  sort: 'effect',
  fields: { who: selector('pc'), amount: amount() },
  about: { ja: '自分の山札からカードを引く', en: "Draws cards from the PC's own deck" },
  text: { ja: '{who}はカードを{amount}枚引く', en: '{who} {who|draws|draw} {amount*card|cards}{who|| each}' },
  facts: { unit: 'cards', printed: [phrases.drawCards] },
  example: { op: 'draw', who: { op: 'self' }, amount: 1 },
  canChange: (_, seen) => seen.who.length > 0 && seen.amount > 0,
  run: (game, seen) => seen.who.flatMap((pc) => times(game, seen.amount, call(drawCard, { pc }))),
});
