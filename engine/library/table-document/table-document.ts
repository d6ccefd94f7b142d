import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TableDocument } from '#engine/kernel/contract/system.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { forced } from './forced.ts';
import type { GameOnTable, Part, Pieces } from './part.ts';
import { nothingHidden } from './parts.ts';
import { TableWriter } from './table-writer.ts';

/** The table of a game, declared. */
export interface DeclaredTable<G extends GameOnTable> {
  readonly parts: Part<G>;
  readonly pieces: Pieces<G>;
  /** The game's own checks, when all was read and nothing is laid yet. Throws `RefusalError`. */
  readonly check?: (writer: TableWriter<G>, part: JsonObject) => void;
  /** What comes after the table is so. */
  readonly then?: (game: G, part: JsonObject) => Next;
}

/** What belongs to nobody belongs to the thing that is the game itself: the first. */
export const theGame: Thing = 0;

/** The table document that comes of it. A game has `forcedChange` among its changes. */
export const tableDocumentOf = <G extends GameOnTable>(declared: DeclaredTable<G>): TableDocument<G> => ({
  schema: declared.parts.schema,
  print: (game, _, hidden = nothingHidden) => declared.parts.print(game, theGame, hidden) as JsonObject,
  put: (game, part) => putOn(declared, game, part),
});

/** The changes that make the table be as a partial document says. Throws `RefusalError` when no table can be so. */
export function putOn<G extends GameOnTable>(declared: DeclaredTable<G>, game: G, part: JsonObject): Next {
  const writer = new TableWriter(game, declared.pieces);
  declared.parts.put(writer, theGame, part, 'put');
  declared.check?.(writer, part);
  writer.layAll();
  return [forced(writer.writes, part), ...writer.then, declared.then?.(game, part)];
}
