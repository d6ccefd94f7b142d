import { expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { declaredTable } from '#engine/systems/tokyo-site-seeing/document/table-document.ts';
import { fieldsOf, fieldsOfTable, moved, placesFor } from '#renderer/desk/altering/alterations.ts';
import { droppedOn } from '#renderer/desk/altering/dropped.ts';
import { partWith, type TableEdit } from '#renderer/desk/altering/table-edits.ts';
import { mapTable } from '#renderer/desk/altering/table-places.ts';
import { emptyTable } from '../sample.ts';

const schema = JSON.parse(JSON.stringify(declaredTable.parts.schema)) as JsonObject;
const mapOf = (session: Session) => mapTable(session.table(), schema);
const street = () =>
  emptyTable({
    pcs: { procurer: { area: 'SNG', hand: ['W-01#1'] }, engineer: { area: 'SJK' } },
    slots: { SNG0: [{ card: 'T-39#1', damage: 2 }], SJK1: ['T-40#1'] },
  });
function put(session: Session, edits: readonly TableEdit[]): JsonObject {
  session.cheat({ put: partWith(session.table(), edits) });
  return session.table();
}
const at = (table: JsonObject, ...path: readonly string[]): Json =>
  path.reduce<Json>((value, key) => (value as JsonObject)[key] as Json, table);

it('everything a document contains about a PC can be changed and set: numbers, words, flags', () => {
  const fields = fieldsOf(mapOf(street()), ['procurer']);
  const names = fields.map(({ kind, path, steps }) => `${kind} ${path.slice(-steps).join('/')}`);
  expect(names).toEqual([
    'choice area',
    'number damage',
    'number ap',
    'number progress',
    'flag finished',
    'number abilities/economy',
    'number abilities/tech',
    'number abilities/combat',
    'number abilities/empathy',
    'number maxHp',
    'flag skills/support/sealed',
    'number skills/support/exhaust',
    'flag skills/enhancement/sealed',
    'number skills/enhancement/exhaust',
    'flag skills/site/sealed',
    'number skills/site/exhaust',
  ]);
});

it('a number of a card in a slot is set together with all that is there', () => {
  const session = street();
  const damage = fieldsOf(mapOf(session), ['T-39#1']).find(({ path }) => path.at(-1) === 'damage');
  expect([
    damage?.kind === 'number' && damage.value,
    at(put(session, damage ? [damage.edit(1)] : []), 'slots', 'SNG0'),
  ]).toEqual([2, [{ card: 'T-39#1', damage: 1, progress: 0 }]]);
});

it('a card put on a slot is alone there, without what was on the slot', () => {
  const session = street();
  const [only, ...more] = droppedOn(mapOf(session), ['T-39#1', 'SNG0'], ['SJK2']);
  const table = put(session, only?.edits ?? []);
  expect([more.length, at(table, 'slots', 'SNG0'), at(table, 'slots', 'SJK2')]).toEqual([0, [], ['T-39#1']]);
});

it('a card on a PC can go to each place of the PC; a PC put on an area goes there', () => {
  const map = mapOf(street());
  const places = droppedOn(map, ['W-01#1'], ['engineer']).map((one) => one.kind === 'place' && one.path.at(-1));
  expect(places).toEqual(['hand', 'deck', 'discards', 'equipped']);
  const session = street();
  const [move] = droppedOn(mapOf(session), ['procurer'], ['SBY']);
  expect(at(put(session, move?.edits ?? []), 'pcs', 'procurer', 'area')).toBe('SBY');
});

it('a card of a pile is put before another, which decides the next draws', () => {
  const session = emptyTable({ piles: { trouble: ['T-39#1', 'T-40#1', 'T-01#1'] } });
  const [move] = droppedOn(mapOf(session), ['T-01#1'], ['T-39#1']);
  expect(at(put(session, move?.edits ?? []), 'piles', 'trouble')).toEqual(['T-01#1', 'T-39#1', 'T-40#1']);
});

it('a card can go to every other place for cards, or off the table', () => {
  const session = street();
  const map = mapOf(session);
  const places = placesFor(map, ['W-01#1']).map(({ path }) => path.join('/'));
  expect([places.includes('pcs/engineer/hand'), places.includes('pcs/procurer/hand')]).toEqual([true, false]);
  expect(at(put(session, moved(map, ['W-01#1'], null)), 'pcs', 'procurer', 'hand')).toEqual([]);
});

it('the table has its round and its phase; the game continues from a phase that is set', () => {
  const session = street();
  const fields = fieldsOfTable(mapOf(session));
  expect(fields.map(({ path }) => path.join('/'))).toEqual(['round', 'phase']);
  const phase = fields.find(({ path }) => path[0] === 'phase');
  expect(at(put(session, phase ? [phase.edit('actions')] : []), 'phase')).toBe('actions');
});
