import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Place, Thing } from '#engine/kernel/table/table.ts';
import { pileKinds, skillKinds } from '../contract/vocabulary.ts';

/**
 * Where everything lies. Things and places are numbered by the set-up alone, so that a saved table is read
 * by the same numbers: the game, the PCs, three skills a PC, the areas, the BOT cards, the slots; pieces come after them.
 */
export interface Layout {
  readonly pcs: readonly string[];
  readonly bots: readonly string[];
  readonly areas: readonly string[];
  readonly slots: readonly { readonly id: string; readonly kind: string; readonly area: number }[];
  readonly placeNames: readonly string[];
  readonly placeByName: ReadonlyMap<string, Place>;
  /** Slots are things too: progress tokens can lie on one without a card (TSS-SCN-11). */
  readonly firstSlot: Thing;
  readonly firstPiece: Thing;
  readonly pcThings: readonly Thing[];
  readonly botThings: readonly Thing[];
  readonly areaThings: readonly Thing[];
  /** By PC. */
  readonly skills: readonly (readonly Thing[])[];
  /** By area. */
  readonly neighbours: readonly (readonly Thing[])[];
  readonly slotsByArea: readonly (readonly Place[])[];
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

function laidOut(seated: Seated, areas: readonly MatArea[]): Layout {
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
    firstSlot: 1 + pcs.length * 4 + areas.length + bots.length,
    firstPiece: 1 + pcs.length * 4 + areas.length + bots.length + slots.length,
    leaders,
    hands: shared('hand'),
    decks: shared('deck'),
    discards: shared('discards'),
    equipped: pcs.map((pc) => place(`${pc}/equipped`)),
    slotPlaces: slots.map(({ id }) => place(id)),
    piles: Object.fromEntries(pileKinds.map((kind) => [kind, place(kind)])),
    discardPiles: Object.fromEntries(discardKinds.map((kind) => [kind, place(`${kind}/discards`)])),
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
    ...thingsOf(layout, areas),
    slotsByArea: areas.map((_, index) => layout.slotPlaces.filter((place) => slotOf(place)?.area === index)),
    placeNames: names,
    placeByName: new Map(names.map((name, index) => [name, index])),
  };
}

type Numbered = 'pcThings' | 'botThings' | 'areaThings' | 'skills' | 'neighbours';

function thingsOf(
  { pcs, bots, firstSlot }: Pick<Layout, 'pcs' | 'bots' | 'firstSlot'>,
  areas: readonly MatArea[],
): Pick<Layout, Numbered> {
  const firstSkill = 1 + pcs.length;
  const firstArea = 1 + pcs.length * 4;
  return {
    pcThings: pcs.map((_, index) => 1 + index),
    botThings: bots.map((_, index) => firstSlot - bots.length + index),
    areaThings: areas.map((_, index) => firstArea + index),
    skills: pcs.map((_, pc) => skillKinds.map((__, kind) => firstSkill + pc * skillKinds.length + kind)),
    neighbours: areas.map(({ next }) => next.map((index) => firstArea + index)),
  };
}
