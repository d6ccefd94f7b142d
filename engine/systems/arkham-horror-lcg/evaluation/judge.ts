import type { Judge } from '#engine/kernel/contract/system.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

export const judge: Judge<ArkhamGame> = {
  ends: ['endTurn', 'done', 'keep'],
  option: (game, { do: word, pick }) => {
    switch (word) {
      case 'advanceAct':
        return 100;
      case 'investigate':
        return game.count(game.locationOf(pick['by'] as number), counter.clues) > 0 ? 20 : -5;
      case 'fight':
        return 15;
      case 'commit':
        return 2;
      case 'mulligan':
        return -1;
      case 'play':
      case 'playFast':
        return 8;
      case 'activate':
        return 6;
      case 'moveTo':
        return game.count(pick['location'] as number, counter.clues) > 0 ? 10 : 1;
      case 'endTurn':
        return -10;
      default:
        return 0;
    }
  },
  position: (game) => {
    const acts = game.scenario.acts.length;
    const done = acts === 0 ? 0 : (acts - game.at('acts').length) / acts;
    const out = game.seats.filter((seat) => !game.isPlaying(seat)).length / Math.max(1, game.seats.length);
    const late = Math.min(1, game.count(theGame, counter.round) / 20);
    return Math.max(0, Math.min(1, 0.4 + 0.5 * done - 0.3 * out - 0.1 * late));
  },
};
