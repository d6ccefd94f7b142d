import { selector } from '#engine/kernel/language/field.ts';
import { drawTrouble as drawAndPlace } from '../../rulebook/03-troubles.ts';
import { call } from '../../rulebook/book.ts';
import { inOrder } from '../../rulebook/in-order.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const drawTrouble = op('drawTrouble', {
  sort: 'effect',
  rules: ['TSS-ROUND-40'],
  fields: { who: selector('pc') },
  about: { ja: 'トラブルカードを1枚引いて配置する', en: 'Draws a trouble card and places it' },
  text: {
    ja: '{who}はトラブルカードを1枚引いて配置する',
    en: '{who} {who|draws and places|draw and place} a trouble card{who|| each}',
  },
  facts: { unit: 'cards', tags: ['needsSlot'], printed: [phrases.drawCards, phrases.drawTroubles, phrases.discard] },
  example: { op: 'drawTrouble', who: { op: 'self' } },
  canChange: (_, seen) => seen.who.length > 0,
  run: (game, seen) =>
    inOrder(
      game,
      seen.who.map((to) => ({ to, draws: true, next: call(drawAndPlace, { pc: to }) })),
    ),
});
