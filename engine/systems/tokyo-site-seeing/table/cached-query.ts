import type { Place } from '#engine/kernel/table/table.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import type { TokyoGame } from './game.ts';

/** What rules ask this table again and again. */
export const queries = queriesOf<TokyoGame>();
export const { query } = queries;

/** The slots of the areas and the SITE card that lies open. */
export const slots = ({ layout }: TokyoGame): readonly Place[] => layout.openPlaces;
export const equipment = (game: TokyoGame): readonly Place[] => game.places('equipped');
