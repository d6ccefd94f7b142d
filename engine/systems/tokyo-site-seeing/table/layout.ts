import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Place, Thing } from '#engine/kernel/table/table.ts';
import { pileKinds, skillKinds } from '../basics/vocabulary.ts';

/**
 * Where everything lies. Things and places are numbered by the set-up alone, so that a saved table is read
 * by the same numbers: the game, the PCs, three skills a PC, the areas, the BOT cards, the slots; pieces come after them.
 */
export type Layout = ReturnType<typeof laidOut>;

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

interface MatArea {
  readonly id: string;
  readonly slots: readonly { readonly id: string; readonly kind: string }[];
  /** The areas next to it, by their place in the list. */
  readonly next: readonly number[];
}
const layoutsOf = memoizeByKey((_: readonly MatArea[]) => new Map<string, Layout>());

/** Where everything lies on a mat for those who are seated: worked out once for each seating. */
export function layOut(seated: Seated, areas: readonly MatArea[]): Layout {
  const layouts = layoutsOf(areas);
  const key = JSON.stringify([seated.players, seated.botCards]);
  const known = layouts.get(key);
  if (known !== undefined) return known;
  const layout = laidOut(seated, areas);
  layouts.set(key, layout);
  return layout;
}

const discardKinds = ['trouble', 'site', 'artifact'] as const;

/** The names of the places that every game has, besides the slots and what is a PC's. */
export const commonPlaces: readonly string[] = [
  ...pileKinds,
  ...discardKinds.map((kind) => `${kind}/discards`),
  ...['scrap', 'encounter', 'exploration', 'removed'],
  ...['deck', 'shown', 'aside', 'discards', 'mods'].map((place) => `scenario/${place}`),
  ...['pending', 'inPlay'],
];
/** Those of a PC. */
export const placesOfPc = (pc: string): readonly string[] =>
  ['hand', 'deck', 'discards', 'equipped'].map((place) => `${pc}/${place}`);

function laidOut(seated: Seated, areas: readonly MatArea[]) {
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
  const firstSkill = 1 + pcs.length;
  const firstArea = firstSkill + pcs.length * skillKinds.length;
  const firstSlot: Thing = firstArea + areas.length + bots.length;
  const layout = {
    pcs,
    bots,
    areas: areas.map(({ id }) => id),
    slots,
    /** Slots are things too: progress tokens can lie on one without a card (TSS-SCN-11). */
    firstSlot,
    firstPiece: firstSlot + slots.length,
    pcThings: pcs.map((_, index) => 1 + index),
    botThings: bots.map((_, index) => firstSlot - bots.length + index),
    areaThings: areas.map((_, index) => firstArea + index),
    /** By PC. */
    skills: pcs.map((_, pc) => skillKinds.map((__, kind) => firstSkill + pc * skillKinds.length + kind)),
    /** By area. */
    neighbours: areas.map(({ next }) => next.map((index) => firstArea + index)),
    /** Two PCs that share their cards have the same places, under the name of the first (TSS-SOLO-09). */
    leaders,
    hands: shared('hand'),
    decks: shared('deck'),
    discards: shared('discards'),
    equipped: pcs.map((pc) => place(`${pc}/equipped`)),
    slotPlaces: slots.map(({ id }) => place(id)),
    piles: placesOf(pileKinds, place),
    discardPiles: placesOf(discardKinds, (kind) => place(`${kind}/discards`)),
    scrap: place('scrap'),
    encounter: place('encounter'),
    /** The SITE card that is revealed and not yet resolved. */
    explored: place('exploration'),
    removed: place('removed'),
    scenario: {
      deck: place('scenario/deck'),
      shown: place('scenario/shown'),
      aside: place('scenario/aside'),
      discards: place('scenario/discards'),
      mods: place('scenario/mods'),
    },
    /** Cards on their way: drawn and not yet placed, played and not yet processed. */
    pending: place('pending'),
    inPlay: place('inPlay'),
  };
  const slotOf = (place: Place) => slots[layout.slotPlaces.indexOf(place)];
  return {
    ...layout,
    /** By place: the index of the area whose slot it is, -1 for what is no slot; and the kind it is filled with. */
    slotArea: names.map((_, place) => slotOf(place)?.area ?? -1),
    slotKind: names.map((_, place) => slotOf(place)?.kind ?? ''),
    slotsByArea: areas.map((_, index) => layout.slotPlaces.filter((place) => slotOf(place)?.area === index)),
    placeNames: names as readonly string[],
    placeByName: new Map(names.map((name, index) => [name, index])),
  };
}
const placesOf = (kinds: readonly string[], place: (kind: string) => Place): { readonly [kind: string]: Place } =>
  Object.fromEntries(kinds.map((kind) => [kind, place(kind)]));
