import type { Call, Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { playerWindows } from '#engine/library/windows/player-window.ts';
import type { windowWords } from '../content/content.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { type Activation, abilityIn, activate, activations } from './activations.ts';
import { canAdvanceAct, spendForAct } from './advance.ts';
import { call } from './book.ts';
import { fastPlays, play } from './playing.ts';

const numberOf = (game: ArkhamGame, word: (typeof windowWords)[number]) => game.content.effectNames.indexOf(word);

/** Whose turn it is uses these between the own actions instead; peril bars all but the one who drew (AH-KW-07). */
const isBarred = (game: ArkhamGame, by: Thing, window: string): boolean => {
  const drawer = game.count(theGame, counter.peril);
  return (window === 'turn' && game.active === by) || (drawer > 0 && drawer !== by);
};

function usable(game: ArkhamGame, by: Thing, window: string): readonly Activation[] {
  if (isBarred(game, by, window)) return [];
  const free = activations(game, by, 'free').map(({ card, effect }) => ({ by, card, effect }));
  const fast = fastPlays(game, by, window === 'turn' && game.active === by).map((card) => ({
    ...{ by, card },
    effect: numberOf(game, 'play'),
  }));
  // Only in the windows of a turn, of any investigator (AH-AC-02)
  const act =
    window === 'turn' && canAdvanceAct(game, by)
      ? [{ by, card: game.act as Thing, effect: numberOf(game, 'advance') }]
      : [];
  return [...free, ...fast, ...act];
}
function doneWith(game: ArkhamGame, { by, card, effect }: Activation): Next {
  if (effect === numberOf(game, 'play')) return play(game, by, card, false);
  if (effect === numberOf(game, 'advance')) return call(spendForAct, { by });
  return activate({ by, card, effect }, false);
}

/** A window in which each investigator may use free abilities and play fast cards, in player order (AH-AB-14, AH-TM-12). */
export const windows = playerWindows<ArkhamGame, Activation>({
  rule: 'AH-AB-14',
  order: (game) => game.investigators,
  fields: ['by', 'card', 'effect'],
  among: usable,
  use: doneWith,
  // Ours: a free ability without cost and limit would be offered without end
  repeats: (game, pick) => {
    const ability = abilityIn(game, pick);
    return ability?.kind !== 'free' || ability.cost !== null || ability.limit !== null;
  },
});
export const windowAt = (window: string): Call => windows.open(window);
