import { oneOf } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';

/** Artifacts are never reshuffled. */
const reshuffled = ['trouble', 'site'] as const;

export const reshuffle = op('reshuffle', {
  sort: 'effect',
  rules: ['TSS-ROUND-11'],
  fields: { pile: oneOf('cardKind', reshuffled) },
  about: {
    ja: 'トラブルか『サイト』の捨て札を、山札に加えてシャッフルする',
    en: 'Shuffles the trouble or SITE discards back into their pile',
  },
  text: { ja: '{pile}の捨て札を山札に加えてシャッフルする', en: 'shuffle the {pile} discards into their pile' },
  example: { op: 'reshuffle', pile: 'trouble' },
  run: (game, { pile }) => change('shuffle', { slot: game.place(pile), from: game.place(`${pile}/discards`) }),
});
