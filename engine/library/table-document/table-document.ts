import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TableDocument } from '#engine/kernel/contract/system.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { writeTable } from './cheat-change.ts';
import type { GameOnTable, Part, Pieces } from './part.ts';
import { allSeen } from './parts.ts';
import { TableWriter } from './table-writer.ts';

export interface DeclaredTable<G extends GameOnTable> {
  readonly parts: Part<G>;
  readonly pieces: Pieces<G>;
  readonly check?: (writer: TableWriter<G>, part: JsonObject) => void;
  readonly then?: (game: G, part: JsonObject) => Next;
}

/** The first thing is the game itself. */
export const theGame: Thing = 0;

/** Needs `forcedChange` among the changes. */
export const tableDocumentOf = <G extends GameOnTable>(declared: DeclaredTable<G>): TableDocument<G> => ({
  schema: declared.parts.schema,
  print: (game, sight) => declared.parts.print(game, theGame, sight ?? allSeen) as JsonObject,
  put: (game, part) => putOn(declared, game, part),
});

/** Changes that make the table match a partial document. Throws `RefusalError` if that is impossible. */
export function putOn<G extends GameOnTable>(declared: DeclaredTable<G>, game: G, part: JsonObject): Next {
  const writer = new TableWriter(game, declared.pieces);
  declared.parts.put(writer, theGame, part, 'put');
  declared.check?.(writer, part);
  writer.layAll();
  return [writeTable(writer.writes, part), ...writer.then, declared.then?.(game, part)];
}
