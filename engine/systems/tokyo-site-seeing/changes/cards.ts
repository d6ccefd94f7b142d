import { extended } from '#engine/kernel/basics/extended.ts';
import { type ChangeRecord, change, type Next } from '#engine/kernel/procedures/next.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { addToCounter, eventChange } from '#engine/library/changes/plain-changes.ts';
import { pileChanges } from '#engine/library/piles/pile-changes.ts';
import { type CardKind, discardKinds } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter, type PlaceKey } from '../table/numbered.ts';
import { clearTokens, kind, leaveBehind, placeIn, staysIfLocked, thingIn } from './kinds.ts';

export const { draw, lay, shuffle } = pileChanges<TokyoGame>({
  pile: 'slot',
  nameOfPile: ({ content, layout }, pile) => nameForChance(content, layout.placeNames[pile] as string),
  nameOfCard: (game, card) => game.chanceName(card),
  rules: { draw: 'TSS-ROUND-22', lay: 'TSS-SETUP-03', shuffle: 'TSS-SETUP-09' },
});

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
/** Progress tokens at the slot move to the new card (p.38). */
function gathered(game: TokyoGame, card: Thing, under: Thing, slot: Place): Next {
  return [under, game.slotThing(slot)]
    .filter((source) => source >= 0 && game.count(source, counter.progress) > 0)
    .map((source) => change('carry', { source, on: card, amount: game.count(source, counter.progress) }));
}
export const cover = eventChange('cover', 'TSS-ROUND-06', ['card', 'slot']);

export const discard = kind('discard', 'TSS-POST-05', {
  fields: ['by', 'card'],
  prepare: staysIfLocked,
  apply: (table, game, record) => {
    const card = thingIn(record, 'card');
    return leave(table, game, card, discardPlace(game, record));
  },
});

const discardsOf = new Map<CardKind, PlaceKey>(discardKinds.map((kind) => [kind, `${kind}/discards`]));
/** The PC's pile for a PC's cards, else the pile of its kind. */
function discardPlace(game: TokyoGame, record: ChangeRecord): Place {
  const card = thingIn(record, 'card');
  const by = thingIn(record, 'by');
  const { kind: cardKind } = game.design(card);
  if (cardKind === 'scenario' || cardKind === 'mod') return game.place('scenario/discards');
  const ofKind = discardsOf.get(cardKind);
  if (ofKind !== undefined) return game.place(ofKind);
  return game.isPc(by) ? game.discardsOf(by) : game.place('removed');
}

/** Replaced by removal if done by a PC in SITE (TSS-POST-07). */
export const scrap = kind('scrap', 'TSS-POST-06', {
  fields: ['by', 'card'],
  prepare: (game, record) => {
    const isReplaced = game.isInSite(thingIn(record, 'by'));
    return isReplaced ? extended(record, { status: 'replaced', rule: 'TSS-POST-07' }) : staysIfLocked(game, record);
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

export const gain = kind('gain', 'TSS-REWARD-01', {
  fields: ['by', 'card'],
  apply: (table, game, record) => leave(table, game, thingIn(record, 'card'), game.deckOf(thingIn(record, 'by')), 0),
});
export const buy = kind('buy', 'TSS-BUY-04', {
  fields: ['by', 'card'],
  apply: (table, game, record) => leave(table, game, thingIn(record, 'card'), game.deckOf(thingIn(record, 'by')), 0),
});

/** Stays in play until resolved. */
export const play = kind('play', 'TSS-PLAY-01', {
  fields: ['by', 'card'],
  apply: (table, game, record) => void table.move(thingIn(record, 'card'), game.place('inPlay')),
});
export const use = eventChange('use', 'TSS-USE-01', ['by', 'card']);
export const useSkill = eventChange('useSkill', 'TSS-SKILL-01', ['by', 'skill']);

export const useBot = eventChange('useBot', 'TSS-BOT-01', ['by', 'bot']);

/** Start of a purchase. Amount: the cost for checks, none for cards (TSS-BUY-08). */
export const purchase = kind('purchase', 'TSS-BUY-07', {
  fields: ['by', 'card', 'way', 'base', 'amount'],
  floor: 0,
  apply: () => undefined,
});
/** The played card treats the bought one as less rare. */
export const lowerRarity = addToCounter('lowerRarity', 'TSS-BUY-08', counter.lowered, undefined, 'card');

export const equip = kind('equip', 'TSS-EQUIP-02', {
  fields: ['by', 'card', 'at'],
  apply: (table, game, record) => {
    const equipped = game.place('equipped', thingIn(record, 'by'));
    // At the place of the replaced card (TSS-REWARD-11), else last
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
/** Locked equipment cannot be taken off until the scenario ends. */
export const lock = kind('lock', 'TSS-SCN-06', {
  fields: ['card'],
  holds: (game, record) => game.isEquipped(thingIn(record, 'card')),
  apply: (table, _, record) => void table.set(thingIn(record, 'card'), counter.locked, 1),
});
export const give = kind('give', 'TSS-COMP-24', {
  fields: ['by', 'to', 'card'],
  prepare: staysIfLocked,
  apply: (table, game, record) => void table.move(thingIn(record, 'card'), game.handOf(thingIn(record, 'to'))),
});

/** Discards become the deck unshuffled, oldest on top. */
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
