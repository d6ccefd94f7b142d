import { expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { fieldsOf } from '#renderer/desk/altering/alterations.ts';
import { droppedOn } from '#renderer/desk/altering/dropped.ts';
import { partWith, type TableEdit } from '#renderer/desk/altering/table-edits.ts';
import { mapTable } from '#renderer/desk/altering/table-places.ts';
import { content, playable } from '../sample.ts';

// The document is read as in the first game: this one declares nothing for it.

const { system } = playable;
const schema = JSON.parse(JSON.stringify(system.document.schema)) as JsonObject;
const begun = () => Session.open(system, content, system.setupFor(content, {}, 3), {});
const mapOf = (session: Session) => mapTable(session.table(), schema);
function put(session: Session, edits: readonly TableEdit[]): JsonObject {
  session.cheat({ put: partWith(session.table(), edits) });
  return session.table();
}
const at = (table: JsonObject, ...path: readonly string[]): Json =>
  path.reduce<Json>((value, key) => (value as JsonObject)[key] as Json, table);

it('a seat put on a station is there; a station put on a seat belongs to it', () => {
  const session = begun();
  const [seat = ''] = Object.keys(at(session.table(), 'seats') as JsonObject);
  const [, station = ''] = Object.keys(at(session.table(), 'stations') as JsonObject);
  const [stand] = droppedOn(mapOf(session), [seat], [station]);
  expect(at(put(session, stand?.edits ?? []), 'seats', seat, 'at')).toBe(station);
  const [own] = droppedOn(mapOf(session), [station], [seat]);
  expect(at(put(session, own?.edits ?? []), 'stations', station, 'owner')).toBe(seat);
});

it('a share goes to a seat; the numbers of a seat can be set, but not its score', () => {
  const session = begun();
  const table = session.table();
  const [seat = ''] = Object.keys(at(table, 'seats') as JsonObject);
  const [[, line]] = Object.entries(at(table, 'lines') as JsonObject) as [[string, JsonObject]];
  const [share = ''] = line['shares'] as readonly string[];
  const [taken] = droppedOn(mapOf(session), [share], [seat]);
  const names = fieldsOf(mapOf(session), [seat]).map(({ path }) => path.at(-1));
  expect([at(put(session, taken?.edits ?? []), 'seats', seat, 'shares'), names]).toEqual([
    [share],
    ['cash', 'bid', 'chips', 'spare', 'stations', 'at', 'passed'],
  ]);
});

it('the owner of the spots of an open card is a field of the card', () => {
  const session = begun();
  const table = session.table();
  const [seat = ''] = Object.keys(at(table, 'seats') as JsonObject);
  const [[deck, { column }]] = Object.entries(at(table, 'decks') as JsonObject) as [[string, { column: Json[] }]];
  const [card = ''] = column as readonly string[];
  const spot = fieldsOf(mapOf(session), [card]).find(({ path }) => path.at(-1) === '1');
  const after = at(put(session, spot ? [spot.edit(seat)] : []), 'decks', deck, 'column') as readonly Json[];
  expect(after[0]).toEqual({ card, spots: [null, seat] });
});
