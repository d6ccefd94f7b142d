import { expect, it } from 'vitest';
import { design, format, listDocument, whole } from '#engine/library/formats/fields.ts';

const lantern = design(
  'lantern',
  { pattern: '^L-[0-9]{2}$', example: 'L-01' },
  { light: whole(0, '明るさ', 'Light') },
  '灯籠',
  'A lantern',
);

it('a design has its fields plus an id and a name, and nothing else', () => {
  const { required, properties } = lantern;
  expect(required).toEqual(['id', 'name', 'light']);
  expect(lantern).toMatchObject({ additionalProperties: false });
  expect(properties.id).toMatchObject({ pattern: '^L-[0-9]{2}$', 'x-id': ['lantern'] });
  expect(properties.name).toMatchObject({ 'x-l10n': true });
});

it('a document is in the place of its format, alone or in its folder', () => {
  const document = listDocument('lanterns', lantern, '灯籠', 'Lanterns');
  const [plain, several] = [
    format('market', document),
    format('games', document, { where: 'games/a.json', path: /^games\/[^/]+\.json$/, required: false }),
  ];
  const paths = ['market.json', 'markets.json', 'marketXjson', 'games/a.json', 'games/b.json'];
  expect(paths.map((path) => [plain.path.test(path), several.path.test(path)])).toEqual([
    ...[
      [true, false],
      [false, false],
      [false, false],
      [false, true],
      [false, true],
    ],
  ]);
  expect([plain.where, plain.required, several.where, several.required]).toEqual([
    ...['market.json', true, 'games/a.json', false],
  ]);
});
