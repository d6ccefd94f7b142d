import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { apSupply } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';

/**
 * Features of a position, as shares or per PC. Weights: logistic regression over the rounds of 400 games of the
 * introductory scenario (1 to 4 PCs, greedy player with some random answers), rounded, without merely correlated
 * features.
 */
const weights = {
  scenarioLeft: -3,
  slotsTaken: -5.5,
  leastRoom: 3,
  damage: -1.4,
  // S00 has no companion: weighted like a PC's damage plus a bit, since losing one mostly ends the game
  companions: -2,
  sealed: -0.8,
  apTokens: 0.7,
  equipment: 0.2,
  rarity: 0.07,
  cards: -0.08,
  hitsOnScenario: 0.25,
  progressOnScenario: 0.1,
  timeGone: -0.03,
} as const;
/** Intercept, in log odds. */
const atZero = 3.5;

/** Estimated chance to win, from open information. */
export function position(game: TokyoGame): number {
  if (game.result !== null) return game.result === 'cleared' ? 1 : 0;
  const weighed = weigh(game);
  let odds = atZero;
  for (const [what, weight] of Object.entries(weights)) odds += weight * weighed[what as keyof typeof weights];
  return 1 / (1 + Math.exp(-odds));
}

function weigh(game: TokyoGame): { readonly [W in keyof typeof weights]: number } {
  const { table, pcs } = game;
  const slots = game.layout.allPlaces.slots;
  const onMat = slots.flatMap((slot) => table.at(slot)).filter((card) => game.isScenarioCard(card));
  const open = [...onMat, ...game.at('scenario/shown')];
  const left = game.at('scenario/deck').length + game.at('scenario/aside').length;
  const free = slots.filter((slot) => table.at(slot).every((card) => game.isMarketCard(card)));
  const rooms = pcs.map((pc) => {
    const near = [game.areaOf(pc), ...game.adjacent(game.areaOf(pc))];
    return free.filter((slot) => near.some((area) => game.slotsOf(area).includes(slot))).length;
  });
  const held = game.hands.flatMap((pc) => [...game.hand(pc), ...game.at('deck', pc), ...game.at('discards', pc)]);
  const equipped = pcs.flatMap((pc) => game.equipped(pc));
  const isClock = (card: Thing) => game.design(card).isClock;
  const progressOn = (cards: readonly Thing[]) => sum(cards, (card) => game.count(card, counter.progress));
  const a = (amount: number) => amount / pcs.length;
  return {
    scenarioLeft: left / Math.max(1, left + open.length + game.at('scenario/discards').length),
    slotsTaken: 1 - free.length / slots.length,
    leastRoom: Math.min(...rooms) / slots.length,
    damage: a(sum(pcs, (pc) => 1 - hpLeft(game, pc) / game.count(pc, counter.maxHp))),
    sealed:
      a(
        sum(
          pcs.flatMap((pc) => game.skillsOf(pc)),
          (skill) => game.count(skill, counter.sealed),
        ),
      ) / 3,
    apTokens: sum(pcs, (pc) => game.count(pc, counter.ap)) / apSupply,
    companions: sum(game.companions, (card) => game.count(card, counter.damage) / game.hpOfCompanion(card)),
    equipment: a(equipped.length),
    rarity: a(sum([...held, ...equipped], (card) => game.design(card).rarity)),
    cards: a(held.length + equipped.length),
    hitsOnScenario: sum(open, (card) => game.count(card, counter.damage)),
    progressOnScenario: progressOn(open.filter((card) => !isClock(card))),
    timeGone: progressOn(open.filter(isClock)),
  };
}

const hpLeft = (game: TokyoGame, pc: Thing) => Math.max(0, game.value('maxHp', pc) - game.count(pc, counter.damage));

function sum<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((all, one) => all + value(one), 0);
}
