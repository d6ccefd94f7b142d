import { selector } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const areaOf = op('areaOf', {
  sort: 'selector',
  fields: { of: selector('pc', 'card') },
  about: { ja: 'PCのいるエリア、カードの置かれたエリア', en: 'The areas in which these PCs are, or these cards lie' },
  text: { ja: '{of}のエリア', en: 'the area of {of}' },
  facts: { printed: [phrases.thisArea] },
  example: { op: 'areaOf', of: { op: 'self' } },
  run: (game, seen) =>
    [...new Set(seen.of.map((one) => (game.isPc(one) ? game.areaOf(one) : game.areaOfCard(one))))].filter(
      (area) => area >= 0,
    ),
});
