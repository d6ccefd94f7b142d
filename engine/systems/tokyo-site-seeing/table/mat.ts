import type { Place, Thing } from '#engine/kernel/table/table.ts';
import type { Layout as Planned } from '#engine/library/plain-game/layout.ts';

/** The PCs of a set-up: who runs them, and whether two share their cards. */
export interface Seated {
  readonly players: readonly { readonly pcs: readonly string[]; readonly variant?: 'twoPcs' }[];
  readonly botCards: readonly string[];
}

export interface MatArea {
  readonly id: string;
  readonly slots: readonly { readonly id: string; readonly kind: string }[];
  /** The areas next to it, by their place in the list. */
  readonly next: readonly number[];
}

/** Where everything lies, and what the mat says of it. */
export interface Layout extends Planned {
  /** One PC for each hand: where two share one, the first. */
  readonly hands: readonly Thing[];
  /** By PC, counted from 0. */
  readonly skills: readonly (readonly Thing[])[];
  /** The slots, and where the SITE card lies that is open. */
  readonly openPlaces: readonly Place[];
  /** By place: the area whose slot it is, -1 for what is no slot; and the kind it is filled with. */
  readonly slotArea: readonly Thing[];
  readonly slotKind: readonly string[];
  /** By area, counted from 0. */
  readonly slotsByArea: readonly (readonly Place[])[];
  readonly neighbours: readonly (readonly Thing[])[];
}
