import type { Place, Thing } from '#engine/kernel/table.ts';
import { pileKinds } from '../vocabulary.ts';

/**
 * Where everything lies. Things and places are numbered by the set-up alone, so that a saved table is read
 * by the same numbers: the game, the PCs, three skills a PC, the areas, the BOT cards; pieces come after them.
 */
export interface Layout {
  readonly pcs: readonly string[];
  readonly bots: readonly string[];
  readonly areas: readonly string[];
  readonly slots: readonly { readonly id: string; readonly kind: string; readonly area: number }[];
  readonly placeNames: readonly string[];
  readonly placeByName: ReadonlyMap<string, Place>;
  readonly firstPiece: Thing;
  /** Two PCs that share their cards have the same places, under the name of the first (TSS-SOLO-09). */
  readonly leaders: readonly number[];
  readonly hands: readonly Place[];
  readonly decks: readonly Place[];
  readonly discards: readonly Place[];
  readonly equipped: readonly Place[];
  readonly slotPlaces: readonly Place[];
  /** By place: the index of the area whose slot it is, -1 for what is no slot; and the kind it is filled with. */
  readonly slotArea: readonly number[];
  readonly slotKind: readonly string[];
  readonly piles: { readonly [kind: string]: Place };
  readonly discardPiles: { readonly [kind: string]: Place };
  readonly scrap: Place;
  readonly encounter: Place;
  /** The SITE card that is revealed and not yet resolved. */
  readonly explored: Place;
  readonly removed: Place;
  readonly scenario: {
    readonly deck: Place;
    readonly shown: Place;
    readonly aside: Place;
    readonly discards: Place;
    readonly mods: Place;
  };
  /** Cards on their way: drawn and not yet placed, played and not yet processed. */
  readonly pending: Place;
  readonly inPlay: Place;
}

export const gameThing: Thing = 0;

/** The PCs of a set-up: who runs them, and whether two share their cards. */
export interface Seated {
  readonly players: readonly { readonly pcs: readonly string[]; readonly variant?: 'twoPcs' }[];
  readonly botCards: readonly string[];
}
/** For each PC the index of the one under whose name its hand, deck and discards lie: its own, or its partner's. */
const leadersOf = ({ players }: Seated): readonly number[] => {
  const leaders: number[] = [];
  for (const { pcs, variant } of players) {
    const first = leaders.length;
    for (const _ of pcs) leaders.push(variant === 'twoPcs' ? first : leaders.length);
  }
  return leaders;
};

export function layOut(
  seated: Seated,
  areas: readonly { id: string; slots: readonly { id: string; kind: string }[] }[],
): Layout {
  const pcs = seated.players.flatMap((player) => player.pcs);
  const bots = seated.botCards;
  const leaders = leadersOf(seated);
  const names: string[] = [];
  const place = (name: string): Place => names.push(name) - 1;
  const shared = (what: string): readonly Place[] => {
    const places: Place[] = [];
    for (const [index, pc] of pcs.entries()) {
      const leader = leaders[index] as number;
      places.push(leader === index ? place(`${pc}/${what}`) : (places[leader] as Place));
    }
    return places;
  };
  const slots = areas.flatMap((area, index) => area.slots.map((slot) => ({ ...slot, area: index })));
  const layout = {
    pcs,
    bots,
    areas: areas.map(({ id }) => id),
    slots,
    firstPiece: 1 + pcs.length * 4 + areas.length + bots.length,
    leaders,
    hands: shared('hand'),
    decks: shared('deck'),
    discards: shared('discards'),
    equipped: pcs.map((pc) => place(`${pc}/equipped`)),
    slotPlaces: slots.map(({ id }) => place(id)),
    piles: Object.fromEntries(pileKinds.map((kind) => [kind, place(kind)])),
    discardPiles: Object.fromEntries(['trouble', 'site', 'artifact'].map((kind) => [kind, place(`${kind}/discards`)])),
    scrap: place('scrap'),
    encounter: place('encounter'),
    explored: place('exploration'),
    removed: place('removed'),
    scenario: {
      deck: place('scenario/deck'),
      shown: place('scenario/shown'),
      aside: place('scenario/aside'),
      discards: place('scenario/discards'),
      mods: place('scenario/mods'),
    },
    pending: place('pending'),
    inPlay: place('inPlay'),
  };
  const slotOf = (place: Place) => slots[layout.slotPlaces.indexOf(place)];
  return {
    ...layout,
    slotArea: names.map((_, place) => slotOf(place)?.area ?? -1),
    slotKind: names.map((_, place) => slotOf(place)?.kind ?? ''),
    placeNames: names,
    placeByName: new Map(names.map((name, index) => [name, index])),
  };
}
