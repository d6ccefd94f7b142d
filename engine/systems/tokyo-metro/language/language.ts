import type { Language } from '#engine/kernel/language/compile.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { optionalOps } from '#engine/kernel/language/optional-ops.ts';
import { lastingOps } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import { modifierWords } from '#engine/library/words/modifier-words.ts';
import { playerWords } from '#engine/library/words/player-words.ts';
import { scopeWords } from '#engine/library/words/scope-words.ts';
import { actOps } from '../acts/acts.ts';
import type { MetroGame } from '../table/game.ts';
import { layers, numberNames } from '../table/numbers.ts';
import { tableOps } from './table-ops.ts';
import { triggers } from './triggers.ts';

const effect = { op: 'chip' };
const seats = { op: 'allSeats' };

export const language: Language = {
  layers: layers.map(({ id }) => id),
  ops: [
    ...actOps,
    ...tableOps,
    ...triggers,
    ...kernelOps({ effect, selector: seats }),
    ...optionalOps({ effect }),
    ...lastingOps({ effect, modifier: { op: 'modify', number: 'move', of: { op: 'allLines' }, add: 1 } }, ['round']),
    ...scopeWords({}).filter(({ id }) => id !== 'thisCard'),
    ...playerWords<MetroGame, 'allSeats', 'otherSeats', 'seatCount'>({
      ids: { all: 'allSeats', others: 'otherSeats', count: 'seatCount' },
      noun: { ja: 'プレイヤー', en: 'player', many: 'players', counter: '人' },
      of: (game) => game.seats,
      bounds: [2, 5],
    }),
    ...modifierWords({ numbers: numberNames, of: ['line', 'station', 'share'], example: { op: 'allLines' } }),
  ],
};
