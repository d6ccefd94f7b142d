import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import type { PlainLayout as Planned } from '#engine/library/plain-game/layout.ts';
import type { PlaceKey } from './numbered.ts';

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

export interface MatLayout extends Planned<PlaceKey> {
  /** One PC per hand. */
  readonly hands: readonly Thing[];
  /** By PC index. */
  readonly skills: readonly (readonly Thing[])[];
  /** Owner by place (the first if shared); -1: none. */
  readonly holders: readonly Thing[];
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
