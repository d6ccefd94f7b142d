import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Place, Thing } from '#engine/kernel/table/table.ts';
import { abilities, pileKinds, skillKinds } from '../contract/vocabulary.ts';
import { counter } from './counters.ts';
import type { TokyoGame } from './game.ts';
import { gameThing } from './layout.ts';

/** The whole table in plain names, keys in the order of the format. For a seat, a card that lies face down is `?`. */
export function printTable(game: TokyoGame, _?: number, hidden?: ReadonlySet<Place>): JsonObject {
  const { layout, table } = game;
  const cards = (place: Place): Json => {
    const isHidden = hidden?.has(place) === true;
    return table.at(place).map((card) => (isHidden ? '?' : game.cardName(card)));
  };
  const { scenario } = layout;
  return {
    round: game.round,
    phase: game.phase,
    result: game.result,
    pcs: Object.fromEntries(game.pcs.map((pc) => [game.role(pc).id, printPc(game, pc, cards)])),
    bots: Object.fromEntries(
      game.bots.map((bot) => [game.botName(bot), { exhaust: game.count(bot, counter.exhaust) }]),
    ),
    slots: Object.fromEntries(
      layout.slotPlaces.map((slot) => [
        layout.placeNames[slot] as string,
        table.at(slot).length === 0 ? printEmpty(game, slot) : table.at(slot).map((card) => printInSlot(game, card)),
      ]),
    ),
    piles: Object.fromEntries(pileKinds.map((kind) => [kind, cards(layout.piles[kind] as Place)])),
    discards: Object.fromEntries(Object.entries(layout.discardPiles).map(([kind, place]) => [kind, cards(place)])),
    scrap: cards(layout.scrap),
    encounter: cards(layout.encounter),
    removed: cards(layout.removed),
    scenario: {
      deck: cards(scenario.deck),
      shown: table.at(scenario.shown).map((card) => printInSlot(game, card)),
      aside: cards(scenario.aside),
      discards: cards(scenario.discards),
      mods: table.at(scenario.mods).map((card) => printInSlot(game, card)),
    },
    supply: { ap: game.supply },
    exploration: printExploration(game),
  };
}

function printPc(game: TokyoGame, pc: Thing, cards: (place: Place) => Json): JsonObject {
  const index = game.indexOf(pc);
  return {
    area: game.layout.areas[game.areaIndex(game.areaOf(pc))] ?? null,
    damage: game.count(pc, counter.damage),
    ap: game.count(pc, counter.ap),
    progress: game.count(pc, counter.progress),
    finished: game.isFinished(pc),
    abilities: Object.fromEntries(abilities.map((ability) => [ability, game.count(pc, counter[ability])])),
    maxHp: game.count(pc, counter.maxHp),
    hand: cards(game.layout.hands[index] as Place),
    deck: cards(game.deckOf(pc)),
    discards: cards(game.discardsOf(pc)),
    equipped: game.equipped(pc).map((card) => ({
      card: game.cardName(card),
      exhaust: game.count(card, counter.exhaust),
      ...(game.count(card, counter.damage) > 0 ? { damage: game.count(card, counter.damage) } : {}),
      ...(game.count(card, counter.progress) > 0 ? { progress: game.count(card, counter.progress) } : {}),
      ...(game.isLocked(card) ? { locked: true } : {}),
    })),
    skills: Object.fromEntries(
      skillKinds.map((kind) => {
        const skill = game.skill(pc, kind);
        return [kind, { sealed: game.count(skill, counter.sealed) === 1, exhaust: game.count(skill, counter.exhaust) }];
      }),
    ),
  };
}

/** What runs in SITE; null: nothing. */
function printExploration(game: TokyoGame): Json {
  if (!game.isExploring) return null;
  const named = (all: readonly Thing[]) => all.map((one) => (game.isPc(one) ? game.role(one).id : game.cardName(one)));
  return {
    participants: named(game.explorers),
    card: game.explored < 0 ? null : printInSlot(game, game.explored),
    attempted: game.count(gameThing, counter.attempted) === 1,
    passed: named(game.pcs.filter((pc) => game.count(pc, counter.passed) === 1)),
  };
}

/** Tokens can lie on a slot without a card. */
function printEmpty(game: TokyoGame, slot: Place): Json {
  const progress = game.count(game.slotThing(slot), counter.progress);
  return progress === 0 ? [] : [{ progress }];
}

/** A card's name; with its tokens when it has any. */
function printInSlot(game: TokyoGame, card: Thing): Json {
  const damage = game.count(card, counter.damage);
  const progress = game.count(card, counter.progress);
  return damage + progress === 0 ? game.cardName(card) : { card: game.cardName(card), damage, progress };
}
