import { type ChangeRecord, change, type Next } from '#engine/kernel/procedures/next.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import type { Place, Table, Thing } from '#engine/kernel/table/table.ts';
import { adding, moment } from '#engine/library/changes/plain-changes.ts';
import { pileChanges } from '#engine/library/piles/pile-changes.ts';
import { type CardKind, discardKinds } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter, type PlaceKey } from '../table/numbered.ts';
import { clearTokens, kind, leaveBehind, placeIn, staysIfLocked, thingIn } from './kinds.ts';

/**
 * - `draw` from the top of a deck to where the record says: a hand, a slot's way, the encounter slot
 * - `lay` under a deck, aside, into a new order
 * - `shuffle` a pile, with another laid into it before
 */
export const { draw, lay, shuffle } = pileChanges<TokyoGame>({
  pile: 'slot',
  nameOfPile: ({ content, layout }, pile) => nameForChance(content, layout.placeNames[pile] as string),
  nameOfCard: (game, card) => game.chanceName(card),
  rules: { draw: 'TSS-ROUND-22', lay: 'TSS-SETUP-03', shuffle: 'TSS-SETUP-09' },
});

/** A card is laid on top of a slot; what lay there is covered. */
export const place = kind('place', 'TSS-ROUND-06', {
  fields: ['by', 'card', 'slot'],
  apply: (table, game, record) => {
    const slot = placeIn(record, 'slot');
    const under = game.top(slot);
    table.move(thingIn(record, 'card'), slot);
    const covered = under < 0 ? undefined : change('cover', { card: under, slot });
    return game.progressTravels ? [covered, gathered(game, thingIn(record, 'card'), under, slot)] : covered;
  },
});
/** Progress tokens at the slot are laid onto the card that has come (p.38). */
function gathered(game: TokyoGame, card: Thing, under: Thing, slot: Place): Next {
  return [under, game.slotThing(slot)]
    .filter((source) => source >= 0 && game.count(source, counter.progress) > 0)
    .map((source) => change('carry', { source, on: card, amount: game.count(source, counter.progress) }));
}
export const cover = moment('cover', 'TSS-ROUND-06', ['card', 'slot']);

/** Out of hand, equipment or a slot onto the pile that matches the card. */
export const discard = kind('discard', 'TSS-POST-05', {
  fields: ['by', 'card'],
  prepare: staysIfLocked,
  apply: (table, game, record) => {
    const card = thingIn(record, 'card');
    return leave(table, game, card, discardPlace(game, record));
  },
});

const discardsOf = new Map<CardKind, PlaceKey>(discardKinds.map((kind) => [kind, `${kind}/discards`]));
/** A PC's own pile takes what was the PC's; others go to the pile of their kind. */
function discardPlace(game: TokyoGame, record: ChangeRecord): Place {
  const card = thingIn(record, 'card');
  const by = thingIn(record, 'by');
  const { kind: cardKind } = game.design(card);
  if (cardKind === 'scenario' || cardKind === 'mod') return game.place('scenario/discards');
  const ofKind = discardsOf.get(cardKind);
  if (ofKind !== undefined) return game.place(ofKind);
  return game.isPc(by) ? game.discardsOf(by) : game.place('removed');
}

/** Carried out by a PC in SITE it is replaced: the card is removed (TSS-POST-07). */
export const scrap = kind('scrap', 'TSS-POST-06', {
  fields: ['by', 'card'],
  prepare: (game, record) => {
    const isReplaced = game.isInSite(thingIn(record, 'by'));
    return isReplaced ? { ...record, status: 'replaced', rule: 'TSS-POST-07' } : staysIfLocked(game, record);
  },
  apply: (table, game, record) => leave(table, game, thingIn(record, 'card'), game.place('scrap')),
});
export const remove = kind('remove', 'TSS-POST-08', {
  fields: ['by', 'card'],
  prepare: staysIfLocked,
  apply: (table, game, record) => leave(table, game, thingIn(record, 'card'), game.place('removed')),
});

function leave(table: Table, game: TokyoGame, card: Thing, to: Place, index = -1): Next {
  const behind = leaveBehind(game, card);
  clearTokens(table, card, behind);
  table.move(card, to, index);
  return behind;
}

/** On top of the deck of the PC who gains it: drawn next. */
export const gain = kind('gain', 'TSS-REWARD-01', {
  fields: ['by', 'card'],
  apply: (table, game, record) => leave(table, game, thingIn(record, 'card'), game.deckOf(thingIn(record, 'by')), 0),
});
export const buy = kind('buy', 'TSS-BUY-04', {
  fields: ['by', 'card'],
  apply: (table, game, record) => leave(table, game, thingIn(record, 'card'), game.deckOf(thingIn(record, 'by')), 0),
});

/** Revealed from the hand; it lies in play until it is processed. */
export const play = kind('play', 'TSS-PLAY-01', {
  fields: ['by', 'card'],
  apply: (table, game, record) => void table.move(thingIn(record, 'card'), game.place('inPlay')),
});
export const use = moment('use', 'TSS-USE-01', ['by', 'card']);
export const useSkill = moment('useSkill', 'TSS-SKILL-01', ['by', 'skill']);

export const useBot = moment('useBot', 'TSS-BOT-01', ['by', 'bot']);

/** A purchase is being made: by a check its amount is the cost, by a card it is none (TSS-BUY-08). */
export const purchase = kind('purchase', 'TSS-BUY-07', {
  fields: ['by', 'card', 'way', 'base', 'amount'],
  floor: 0,
  apply: () => undefined,
});
/** The card that is being played buys as though what it buys were of a lower rarity. */
export const lowerRarity = adding('lowerRarity', 'TSS-BUY-08', counter.lowered, undefined, 'card');

export const equip = kind('equip', 'TSS-EQUIP-02', {
  fields: ['by', 'card', 'at'],
  apply: (table, game, record) => {
    const equipped = game.place('equipped', thingIn(record, 'by'));
    // In the place of what it replaces (TSS-REWARD-11), else as the last.
    const at = record['at'];
    table.move(thingIn(record, 'card'), equipped, typeof at === 'number' ? at : -1);
    return undefined;
  },
});
export const unequip = kind('unequip', 'TSS-EQUIP-07', {
  fields: ['by', 'card'],
  prepare: staysIfLocked,
  apply: (table, game, record) => {
    const by = thingIn(record, 'by');
    return leave(table, game, thingIn(record, 'card'), game.discardsOf(by));
  },
});
/** A scenario locks equipment: until it ends nothing takes it off. */
export const lock = kind('lock', 'TSS-SCN-06', {
  fields: ['card'],
  holds: (game, record) => game.isEquipped(thingIn(record, 'card')),
  apply: (table, _, record) => void table.set(thingIn(record, 'card'), counter.locked, 1),
});
/** A card changes hands. */
export const give = kind('give', 'TSS-COMP-24', {
  fields: ['by', 'to', 'card'],
  prepare: staysIfLocked,
  apply: (table, game, record) => void table.move(thingIn(record, 'card'), game.handOf(thingIn(record, 'to'))),
});

/** The discards become the deck as one block, unshuffled: the oldest discard is on top. */
export const flip = kind('flip', 'TSS-ROUND-26', {
  fields: ['by'],
  apply: (table, game, record) => {
    const by = thingIn(record, 'by');
    for (const card of [...table.at(game.discardsOf(by))]) table.move(card, game.deckOf(by));
    return undefined;
  },
});
export const refill = kind('refill', 'TSS-ROUND-44', {
  fields: ['card', 'slot'],
  apply: (table, game, record) => {
    const slot = placeIn(record, 'slot');
    table.move(thingIn(record, 'card'), slot);
    return game.progressTravels ? gathered(game, thingIn(record, 'card'), -1, slot) : undefined;
  },
});
