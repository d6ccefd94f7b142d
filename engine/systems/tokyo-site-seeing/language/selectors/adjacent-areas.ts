import { selector } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const adjacentAreas = op('adjacentAreas', {
  sort: 'selector',
  rules: ['TSS-COMP-15'],
  fields: { to: selector('area') },
  about: {
    ja: 'エリアと接続ラインで結ばれたエリア。『サイト』も含む',
    en: 'The areas joined to these by a line, SITE among them',
  },
  text: { ja: '{to}に隣接するエリア', en: 'the areas adjacent to {to}' },
  any: { ja: '{to}に隣接するエリア', en: 'an area adjacent to {to}' },
  facts: { printed: [phrases.adjacent, phrases.thisArea] },
  example: { op: 'adjacentAreas', to: { op: 'areaOf', of: { op: 'self' } } },
  run: (game, seen) => [...new Set(seen.to.flatMap((area) => game.adjacent(area)))],
});
