// Made by `npm run generate` from the files beside this folder.
import type { Op } from '#engine/kernel/language/op.ts';
import { adjacentAreas } from '../selectors/adjacent-areas.ts';
import { allEnemies } from '../selectors/all-enemies.ts';
import { areaOf } from '../selectors/area-of.ts';
import { attacker } from '../selectors/attacker.ts';
import { companions } from '../selectors/companions.ts';
import { damageSource } from '../selectors/damage-source.ts';
import { damaged } from '../selectors/damaged.ts';
import { damager } from '../selectors/damager.ts';
import { drawnTrouble } from '../selectors/drawn-trouble.ts';
import { enemiesHere } from '../selectors/enemies-here.ts';
import { equipped } from '../selectors/equipped.ts';
import { exhausted } from '../selectors/exhausted.ts';
import { foundArtifacts } from '../selectors/found-artifacts.ts';
import { hand } from '../selectors/hand.ts';
import { holder } from '../selectors/holder.ts';
import { marketHere } from '../selectors/market-here.ts';
import { otherPcsHere } from '../selectors/other-pcs-here.ts';
import { participants } from '../selectors/participants.ts';
import { pcsHere } from '../selectors/pcs-here.ts';
import { pcsInArea } from '../selectors/pcs-in-area.ts';
import { scenarioCards } from '../selectors/scenario-cards.ts';
import { target } from '../selectors/target.ts';
import { thisBot } from '../selectors/this-bot.ts';
import { vehicles } from '../selectors/vehicles.ts';
import { currentRound } from '../amounts/current-round.ts';
import { damageBeforeReduction } from '../amounts/damage-before-reduction.ts';
import { ratingRounds } from '../amounts/rating-rounds.ts';
import { troublesHere } from '../amounts/troubles-here.ts';
import { artifactsLeft } from '../conditions/artifacts-left.ts';
import { canJoin } from '../conditions/can-join.ts';
import { hasCleared } from '../conditions/has-cleared.ts';
import { isDown } from '../conditions/is-down.ts';
import { isExhausted } from '../conditions/is-exhausted.ts';
import { isHeld } from '../conditions/is-held.ts';
import { isIn } from '../conditions/is-in.ts';
import { isSealed } from '../conditions/is-sealed.ts';
import { rarityAtLeast } from '../conditions/rarity-at-least.ts';
import { buyFor } from '../effects/buy-for.ts';
import { clearScenario } from '../effects/clear-scenario.ts';
import { damage } from '../effects/damage.ts';
import { discardInstead } from '../effects/discard-instead.ts';
import { discardScenario } from '../effects/discard-scenario.ts';
import { discardTrouble } from '../effects/discard-trouble.ts';
import { discard } from '../effects/discard.ts';
import { drawArtifact } from '../effects/draw-artifact.ts';
import { drawSite } from '../effects/draw-site.ts';
import { drawTrouble } from '../effects/draw-trouble.ts';
import { draw } from '../effects/draw.ts';
import { exhaust } from '../effects/exhaust.ts';
import { gainAp } from '../effects/gain-ap.ts';
import { gainArtifact } from '../effects/gain-artifact.ts';
import { gainFromScrap } from '../effects/gain-from-scrap.ts';
import { gain } from '../effects/gain.ts';
import { give } from '../effects/give.ts';
import { goTo } from '../effects/go-to.ts';
import { heal } from '../effects/heal.ts';
import { ignoreReduction } from '../effects/ignore-reduction.ts';
import { increase } from '../effects/increase.ts';
import { joinAttack } from '../effects/join-attack.ts';
import { lock } from '../effects/lock.ts';
import { loseAp } from '../effects/lose-ap.ts';
import { loseGame } from '../effects/lose-game.ts';
import { lowerCost } from '../effects/lower-cost.ts';
import { lowerRarity } from '../effects/lower-rarity.ts';
import { moveProgress } from '../effects/move-progress.ts';
import { moveTo } from '../effects/move-to.ts';
import { multiplyDamage } from '../effects/multiply-damage.ts';
import { negateDamage } from '../effects/negate-damage.ts';
import { placeProgress } from '../effects/place-progress.ts';
import { placeScenario } from '../effects/place-scenario.ts';
import { rebuildDeck } from '../effects/rebuild-deck.ts';
import { redirectDamage } from '../effects/redirect-damage.ts';
import { redrawTrouble } from '../effects/redraw-trouble.ts';
import { reduce } from '../effects/reduce.ts';
import { refillMarket } from '../effects/refill-market.ts';
import { refresh } from '../effects/refresh.ts';
import { removeProgress } from '../effects/remove-progress.ts';
import { remove } from '../effects/remove.ts';
import { reshuffle } from '../effects/reshuffle.ts';
import { revealScenario } from '../effects/reveal-scenario.ts';
import { scrap } from '../effects/scrap.ts';
import { seal } from '../effects/seal.ts';
import { setAside } from '../effects/set-aside.ts';
import { shuffleInto } from '../effects/shuffle-into.ts';
import { take } from '../effects/take.ts';
import { travel } from '../effects/travel.ts';
import { unequip } from '../effects/unequip.ts';
import { unseal } from '../effects/unseal.ts';
import { useMod } from '../effects/use-mod.ts';
import { onAttack } from '../triggers/on-attack.ts';
import { onBuy } from '../triggers/on-buy.ts';
import { onDamage } from '../triggers/on-damage.ts';
import { onDown } from '../triggers/on-down.ts';
import { onDrawTrouble } from '../triggers/on-draw-trouble.ts';
import { onDrive } from '../triggers/on-drive.ts';
import { onEnter } from '../triggers/on-enter.ts';
import { onFindArtifact } from '../triggers/on-find-artifact.ts';
import { onLeave } from '../triggers/on-leave.ts';
import { onNextStop } from '../triggers/on-next-stop.ts';
import { onPlace } from '../triggers/on-place.ts';
import { onScrap } from '../triggers/on-scrap.ts';
import { onSolve } from '../triggers/on-solve.ts';

export const ops: readonly Op[] = [
  adjacentAreas,
  allEnemies,
  areaOf,
  attacker,
  companions,
  damageSource,
  damaged,
  damager,
  drawnTrouble,
  enemiesHere,
  equipped,
  exhausted,
  foundArtifacts,
  hand,
  holder,
  marketHere,
  otherPcsHere,
  participants,
  pcsHere,
  pcsInArea,
  scenarioCards,
  target,
  thisBot,
  vehicles,
  currentRound,
  damageBeforeReduction,
  ratingRounds,
  troublesHere,
  artifactsLeft,
  canJoin,
  hasCleared,
  isDown,
  isExhausted,
  isHeld,
  isIn,
  isSealed,
  rarityAtLeast,
  buyFor,
  clearScenario,
  damage,
  discardInstead,
  discardScenario,
  discardTrouble,
  discard,
  drawArtifact,
  drawSite,
  drawTrouble,
  draw,
  exhaust,
  gainAp,
  gainArtifact,
  gainFromScrap,
  gain,
  give,
  goTo,
  heal,
  ignoreReduction,
  increase,
  joinAttack,
  lock,
  loseAp,
  loseGame,
  lowerCost,
  lowerRarity,
  moveProgress,
  moveTo,
  multiplyDamage,
  negateDamage,
  placeProgress,
  placeScenario,
  rebuildDeck,
  redirectDamage,
  redrawTrouble,
  reduce,
  refillMarket,
  refresh,
  removeProgress,
  remove,
  reshuffle,
  revealScenario,
  scrap,
  seal,
  setAside,
  shuffleInto,
  take,
  travel,
  unequip,
  unseal,
  useMod,
  onAttack,
  onBuy,
  onDamage,
  onDown,
  onDrawTrouble,
  onDrive,
  onEnter,
  onFindArtifact,
  onLeave,
  onNextStop,
  onPlace,
  onScrap,
  onSolve,
];
