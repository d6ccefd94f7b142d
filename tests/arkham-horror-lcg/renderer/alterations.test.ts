import { expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { fieldsOf, fieldsOfTable } from '#renderer/desk/altering/alterations.ts';
import { droppedOn } from '#renderer/desk/altering/dropped.ts';
import { partWith, type TableEdit } from '#renderer/desk/altering/table-edits.ts';
import { mapTable } from '#renderer/desk/altering/table-places.ts';
import { playable } from '../project.ts';

const { system, documents } = playable;
const content = system.compile(documents, system.language, null);
const schema = JSON.parse(JSON.stringify(system.document.schema)) as JsonObject;
const mapOf = (session: Session) => mapTable(session.table(), schema);
const sortsOf = (name: string) => (['quay', 'tower'].includes(name) ? ['card'] : []);

/** An enemy lies at the first of two locations, another one engages the investigator. */
function laid(): Session {
  const session = Session.open(system, content, { scenario: 'S1', decks: ['p1'], seed: 7 }, {});
  put(session, [
    {
      path: ['locations'],
      value: [
        { card: 'quay', side: true, attached: ['brute#1'] },
        { card: 'tower', side: true },
      ],
    },
    { path: ['bag'], value: ['0', 'skull'] },
    { path: ['seats', 'seat1', 'location'], value: 'quay' },
    { path: ['seats', 'seat1', 'threat'], value: ['brute#2'] },
  ]);
  return session;
}
function put(session: Session, edits: readonly TableEdit[]): JsonObject {
  session.cheat({ put: partWith(session.table(), edits) });
  return session.table();
}
const at = (table: JsonObject, ...path: readonly string[]): Json =>
  path.reduce<Json>((value, key) => (value as JsonObject)[key] as Json, table);

/** The first meaning of a drop, carried out. */
function dropped(session: Session, name: string, onto: string): JsonObject {
  const [first] = droppedOn(mapOf(session), [name], [onto], sortsOf);
  return put(session, first?.edits ?? []);
}

it('an enemy dropped on a location is there, from another location and from a threat area', () => {
  const session = laid();
  dropped(session, 'brute#1', 'tower');
  expect(at(dropped(session, 'brute#2', 'quay'), 'locations')).toEqual([
    { card: 'quay', side: true, attached: ['brute#2'] },
    { card: 'tower', side: true, attached: ['brute#1'] },
  ]);
});

it('an enemy put in a threat area is engaged', () => {
  const session = laid();
  const meant = droppedOn(mapOf(session), ['brute#1'], ['seat1'], sortsOf);
  const threat = meant.find((one) => one.kind === 'place' && one.path.at(-1) === 'threat');
  expect(at(put(session, threat?.edits ?? []), 'seats', 'seat1', 'threat')).toEqual(['brute#2', 'brute#1']);
});

it('tokens on an enemy at a location are set together with where it lies', () => {
  const session = laid();
  const fields = fieldsOf(mapOf(session), ['brute#1']);
  const damage = fields.find(({ path }) => path.at(-1) === 'damage');
  expect(at(put(session, damage ? [damage.edit(2)] : []), 'locations')).toEqual([
    { card: 'quay', side: true, attached: [{ card: 'brute#1', damage: 2 }] },
    { card: 'tower', side: true },
  ]);
  expect(fields.map(({ path }) => path.at(-1))).toEqual(
    expect.arrayContaining(['damage', 'horror', 'clues', 'doom', 'uses', 'progress', 'exhausted']),
  );
});

it('an investigator dropped on a location is there; locations keep their order when one is moved', () => {
  const session = laid();
  const table = dropped(session, 'seat1', 'tower');
  expect(at(table, 'seats', 'seat1', 'location')).toBe('tower');
  expect(
    droppedOn(mapOf(session), ['tower'], ['quay'], sortsOf).map(({ edits }) => edits.map(({ path }) => path)),
  ).toEqual([[['locations']]]);
});

it('the phase, the round and the lead are fields of the table', () => {
  const names = fieldsOfTable(mapOf(laid())).map(({ path }) => path.at(-1));
  expect(names).toEqual(['round', 'phase', 'level', 'lead', 'active', 'started']);
});
