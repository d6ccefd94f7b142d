import type { Place } from '#engine/kernel/table/things-and-places.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import type { TokyoGame } from './game.ts';

export const queries = queriesOf<TokyoGame>();
export const { query } = queries;

/** Including the place of the open SITE card. */
export const slots = ({ layout }: TokyoGame): readonly Place[] => layout.openPlaces;
export const equipment = (game: TokyoGame): readonly Place[] => game.places('equipped');
