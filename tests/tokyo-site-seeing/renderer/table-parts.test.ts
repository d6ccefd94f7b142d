import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { declaredTable } from '#engine/systems/tokyo-site-seeing/document/table-document.ts';
import { pathName, tableParts } from '#renderer/desk/table/table-parts.ts';
import { emptyTable } from '../sample.ts';

const piece = (name: string | null, sort: string) => ({ name, sorts: [sort], facts: [], carried: [] });

it('a table document is divided by its schema: cards in slots, each with its tokens', () => {
  const street = emptyTable({
    pcs: { procurer: { area: 'SNG' } },
    slots: { SNG0: [{ card: 'T-39#1', damage: 2 }] },
  }).table();
  const { groups } = tableParts(street, declaredTable.parts.schema as JsonObject, 'en');
  const slot = groups.find(({ key }) => key === 'slots')?.places.find(({ key }) => key === 'SNG0');
  expect(slot?.thing).toEqual({ name: 'SNG0', sorts: ['slot'] });
  expect(slot?.pieces).toEqual([
    { ...piece('T-39#1', 'card'), facts: [{ key: 'damage', label: 'Damage tokens', value: 2 }] },
  ]);
});

it('a path into the table is named by the titles of its steps, without redundant kinds', () => {
  const document = emptyTable({ pcs: { procurer: { area: 'SNG' } }, slots: { SNG0: ['W-01#1'] } }).table();
  const schema = declaredTable.parts.schema as JsonObject;
  const known = { schema, document, labels: { procurer: '調達屋', SNG0: 'シナガワ1' }, words: {} };
  const said = (...path: readonly string[]) => pathName(path, known, 'ja');
  expect([
    said('round'),
    said('pcs', 'procurer', 'deck'),
    said('pcs', 'procurer', 'abilities', 'combat'),
    said('slots', 'SNG0'),
    said('piles', 'weapon'),
    pathName(['slots', 'SNG0', '0', 'damage'], known, 'ja', 3),
    pathName(['slots', 'SNG0', '0', 'locked'], known, 'ja', 3),
    pathName(['pcs', 'procurer', 'abilities', 'combat'], known, 'ja', 2),
  ]).toEqual([
    'ラウンド',
    '調達屋の山札',
    '調達屋の能力の戦闘',
    'シナガワ1',
    '山札の武器',
    'ダメージトークン',
    'シナリオが終わるまで外せない装備',
    '能力の戦闘',
  ]);
});

it('every field of the table has a title in both languages', () => {
  const bare = (schema: JsonObject, path: string): readonly string[] =>
    Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonObject>>).flatMap(([key, inside]) => {
      const titles = [inside['title'] ?? inside['description'], inside['x-title-ja'] ?? inside['x-description-ja']];
      const within = Object.values((inside['patternProperties'] ?? {}) as Readonly<Record<string, JsonObject>>);
      return [
        ...(titles.includes(undefined) ? [`${path}${key}`] : []),
        ...[inside, ...within].flatMap((one) => bare(one, `${path}${key}/`)),
      ];
    });
  expect(bare(declaredTable.parts.schema as JsonObject, '')).toEqual([]);
});
