import { selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';

export const rebuildDeck = op('rebuildDeck', {
  sort: 'effect',
  rules: ['TSS-ROUND-26'],
  fields: { who: selector('pc') },
  about: {
    ja: 'PCの捨て札を、シャッフルせずにまとめて裏返し、山札の下に加える',
    en: "Turns a PC's discards over as one block, unshuffled, and lays them under its deck",
  },
  text: {
    ja: '{who}は捨て札をまとめて裏返し、山札の下に加える',
    en: '{who} {who|turns its|turn their} discards over and {who|lays them under its deck|lay them under their decks}',
  },
  example: { op: 'rebuildDeck', who: { op: 'self' } },
  canChange: (game, seen) => seen.who.some((pc) => game.table.at(game.discardsOf(pc)).length > 0),
  run: (game, seen) =>
    seen.who.filter((pc) => game.table.at(game.discardsOf(pc)).length > 0).map((by) => change('flip', { by })),
});
