import type { Place, Thing } from '#engine/kernel/table/table.ts';
import type { Layout as Planned } from '#engine/library/plain-game/layout.ts';
import type { placesOfPc } from './numbered.ts';

/** The PCs of a set-up: which player runs them, and whether two share their cards. */
export interface Seated {
  readonly players: readonly { readonly pcs: readonly string[]; readonly variant?: 'twoPcs' }[];
  readonly botCards: readonly string[];
}

export interface MatArea {
  readonly id: string;
  readonly slots: readonly { readonly id: string; readonly kind: string }[];
  /** Adjacent areas, by index. */
  readonly next: readonly number[];
}

/** The planned layout, with the areas and slots of the mat. */
export interface Layout extends Planned {
  /** One PC for each hand: the first, if two share one. */
  readonly hands: readonly Thing[];
  /** By PC index. */
  readonly skills: readonly (readonly Thing[])[];
  // Rules need these too often to look them up by key
  /** By PC (as a thing): its places. */
  readonly placesOf: { readonly [key in (typeof placesOfPc)[number]]: readonly Place[] };
  /** By place: the PC it belongs to (the first, if two share it), or -1 for other places. */
  readonly holders: readonly Thing[];
  readonly slots: readonly Place[];
  readonly exploration: Place;
  readonly shown: Place;
  /** The slots, and the place of the open SITE card. */
  readonly openPlaces: readonly Place[];
  /** By place: the area of a slot, or -1 for other places. */
  readonly slotArea: readonly Thing[];
  /** By place: the kind of card that fills a slot. */
  readonly slotKind: readonly string[];
  /** By area index. */
  readonly slotsByArea: readonly (readonly Place[])[];
  readonly neighbours: readonly (readonly Thing[])[];
}
