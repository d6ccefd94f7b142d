import { amount, selector } from '#engine/kernel/language/field.ts';
import { drawSite as drawOne, hasSiteCard } from '../../rulebook/23-site.ts';
import { call } from '../../rulebook/book.ts';
import { times } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const drawSite = op('drawSite', {
  sort: 'effect',
  rules: ['TSS-SITE-02'],
  fields: { who: selector('pc'), amount: amount() },
  about: {
    ja: '『サイト』カードを引いて、裏向きに遭遇スロットに重ねる',
    en: 'Draws SITE cards face down onto the encounter slot',
  },
  text: {
    ja: '{who}は『サイト』カードを{amount}枚引く',
    en: '{who} {who|draws|draw} {amount*SITE card|SITE cards}{who|| each}',
  },
  facts: { unit: 'cards', printed: [phrases.drawCards] },
  example: { op: 'drawSite', who: { op: 'self' }, amount: 1 },
  canChange: (game, seen) => seen.who.length > 0 && seen.amount > 0 && hasSiteCard(game),
  run: (game, seen) => seen.who.flatMap((pc) => times(game, seen.amount, call(drawOne, { pc }))),
});
