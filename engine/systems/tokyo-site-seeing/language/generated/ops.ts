// Made by `npm run generate` from the files beside this folder.
import type { Op } from '#engine/kernel/language/op.ts';
import { equipped } from '../selectors/equipped.ts';
import { exhausted } from '../selectors/exhausted.ts';
import { hand } from '../selectors/hand.ts';
import { holder } from '../selectors/holder.ts';
import { marketHere } from '../selectors/market-here.ts';
import { vehicles } from '../selectors/vehicles.ts';
import { canJoin } from '../conditions/can-join.ts';
import { hasCleared } from '../conditions/has-cleared.ts';
import { isDown } from '../conditions/is-down.ts';
import { isHeld } from '../conditions/is-held.ts';
import { isSealed } from '../conditions/is-sealed.ts';
import { rarityAtLeast } from '../conditions/rarity-at-least.ts';
import { buyFor } from '../effects/buy-for.ts';
import { clearScenario } from '../effects/clear-scenario.ts';
import { damage } from '../effects/damage.ts';
import { discardInstead } from '../effects/discard-instead.ts';
import { discardScenario } from '../effects/discard-scenario.ts';
import { discardTrouble } from '../effects/discard-trouble.ts';
import { drawArtifact } from '../effects/draw-artifact.ts';
import { gainArtifact } from '../effects/gain-artifact.ts';
import { gainFromScrap } from '../effects/gain-from-scrap.ts';
import { gain } from '../effects/gain.ts';
import { give } from '../effects/give.ts';
import { joinAttack } from '../effects/join-attack.ts';
import { loseGame } from '../effects/lose-game.ts';
import { lowerRarity } from '../effects/lower-rarity.ts';
import { placeScenario } from '../effects/place-scenario.ts';
import { redirectDamage } from '../effects/redirect-damage.ts';
import { redrawTrouble } from '../effects/redraw-trouble.ts';
import { refillMarket } from '../effects/refill-market.ts';
import { reshuffle } from '../effects/reshuffle.ts';
import { revealScenario } from '../effects/reveal-scenario.ts';
import { seal } from '../effects/seal.ts';
import { setAside } from '../effects/set-aside.ts';
import { shuffleInto } from '../effects/shuffle-into.ts';
import { take } from '../effects/take.ts';
import { travel } from '../effects/travel.ts';
import { unseal } from '../effects/unseal.ts';
import { useMod } from '../effects/use-mod.ts';
import { onPlace } from '../triggers/on-place.ts';
import { onScrap } from '../triggers/on-scrap.ts';
import { onSolve } from '../triggers/on-solve.ts';

export const ops: readonly Op[] = [
  equipped,
  exhausted,
  hand,
  holder,
  marketHere,
  vehicles,
  canJoin,
  hasCleared,
  isDown,
  isHeld,
  isSealed,
  rarityAtLeast,
  buyFor,
  clearScenario,
  damage,
  discardInstead,
  discardScenario,
  discardTrouble,
  drawArtifact,
  gainArtifact,
  gainFromScrap,
  gain,
  give,
  joinAttack,
  loseGame,
  lowerRarity,
  placeScenario,
  redirectDamage,
  redrawTrouble,
  refillMarket,
  reshuffle,
  revealScenario,
  seal,
  setAside,
  shuffleInto,
  take,
  travel,
  unseal,
  useMod,
  onPlace,
  onScrap,
  onSolve,
];
