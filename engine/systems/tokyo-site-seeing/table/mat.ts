import type { Place, Thing } from '#engine/kernel/table/table.ts';
import type { Layout as Planned } from '#engine/library/plain-game/layout.ts';
import type { placesOfPc } from './numbered.ts';

export interface Seated {
  readonly players: readonly { readonly pcs: readonly string[]; readonly variant?: 'twoPcs' }[];
  readonly botCards: readonly string[];
}

export interface MatArea {
  readonly id: string;
  readonly slots: readonly { readonly id: string; readonly kind: string }[];
  /** By index. */
  readonly next: readonly number[];
}

export interface Layout extends Planned {
  /** One PC per hand. */
  readonly hands: readonly Thing[];
  /** By PC index. */
  readonly skills: readonly (readonly Thing[])[];
  // Indexed for speed
  /** By PC, as a thing. */
  readonly placesOf: { readonly [key in (typeof placesOfPc)[number]]: readonly Place[] };
  /** Owner by place (the first if shared); -1: none. */
  readonly holders: readonly Thing[];
  readonly slots: readonly Place[];
  readonly exploration: Place;
  readonly shown: Place;
  /** Slots and the place of the open SITE card. */
  readonly openPlaces: readonly Place[];
  /** Area by place; -1: no slot. */
  readonly slotArea: readonly Thing[];
  /** Kind of card that fills a slot, by place. */
  readonly slotKind: readonly string[];
  /** By area index. */
  readonly slotsByArea: readonly (readonly Place[])[];
  readonly neighbours: readonly (readonly Thing[])[];
}
