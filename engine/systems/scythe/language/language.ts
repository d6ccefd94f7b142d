import type { Language } from '#engine/kernel/language/compile.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { optionalOps } from '#engine/kernel/language/optional-ops.ts';
import { modifierWords } from '#engine/library/words/modifier-words.ts';
import { playerWords } from '#engine/library/words/player-words.ts';
import { scopeWords } from '#engine/library/words/scope-words.ts';
import { mostSeats } from '../formats/game.ts';
import type { ScytheGame } from '../table/game.ts';
import { layers, numberNames, permissionNames } from '../table/numbers.ts';
import { amounts } from './amounts.ts';
import { effects } from './effects.ts';
import { selectors } from './selectors.ts';
import { triggers } from './triggers.ts';

const effect = { op: 'upgrade' };
const seats = { op: 'allSeats' };

export const language: Language = {
  layers: [...layers.map(({ id }) => id), 'allow', 'forbid'],
  // The number of a way, for what it does
  remembers: ['value'],
  ops: [
    ...selectors,
    ...amounts,
    ...triggers,
    ...effects,
    ...kernelOps({ effect, selector: seats }),
    ...optionalOps({ effect }),
    ...scopeWords({}).filter(({ id }) => id !== 'thisCard'),
    ...playerWords<ScytheGame, 'allSeats', 'otherSeats', 'seatCount'>({
      ids: { all: 'allSeats', others: 'otherSeats', count: 'seatCount' },
      noun: { ja: 'プレイヤー', en: 'player', many: 'players', counter: '人' },
      of: (game) => game.seats,
      bounds: [2, mostSeats],
    }),
    ...modifierWords(
      {
        numbers: numberNames,
        permissions: permissionNames,
        of: ['seat', 'unit', 'area', 'way', 'hex'],
        example: { op: 'self' },
      },
      {
        allow: { text: { ja: '{of}は{what}ことができる', en: '{of} can {what}' } },
        forbid: { text: { ja: '{of}は{what}ことができない', en: '{of} cannot {what}' } },
      },
    ),
  ],
};
