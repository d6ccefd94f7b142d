import { describe, expect, it } from 'vitest';
import { filesAfter } from '#authoring/tools/new/begin.ts';
import { filesOf, planned, row, told } from '../../authoring/planned-entries.ts';

const weapons = { id: 'card', answers: { pile: 'weapon' } };
const empty = '{\n  "formatVersion": 1,\n  "cards": []\n}\n';

describe('lines of a table that become entries', () => {
  it.each([
    ['cards/weapons.json', weapons],
    ['cards/items.json', { id: 'card', answers: { pile: 'item' } }],
    ['cards/followers.json', { id: 'card', answers: { pile: 'follower' } }],
    ['cards/troubles.json', { id: 'trouble', answers: {} }],
  ] as const)(
    'two hundred lines become two hundred entries of %s in one document, without problems',
    async (file, begins) => {
      const files = [...(await filesOf('tokyo-site-seeing', { [file]: empty }))].filter(
        ({ path: one }) => !/^(l10n|playtests|scenarios|table)/.test(one),
      );
      const before = new Set(told(files));
      const rows = Array.from({ length: 200 }, (_, i) =>
        row(i, '', { name: `札${i}`, reading: `ふだ${i}`, ap: String((i % 3) + 3) }),
      );
      const plan = planned(files, file, 'cards', rows, begins);
      const entries = JSON.parse(plan?.document?.after ?? '').cards as { name: string; reading: string; ap: number }[];
      expect(entries.map(({ name, reading, ap }) => [name, reading, ap])).toEqual(
        rows.map((_, i) => [`札${i}`, `ふだ${i}`, (i % 3) + 3]),
      );
      expect([plan?.refused, plan?.problems]).toEqual([[], []]);
      const after = filesAfter({ files }, plan?.document == null ? [] : [plan.document]);
      expect(told(after).filter((one) => !before.has(one))).toEqual([]);
    },
  );

  it('ids continue after those of the required project, and a missing document is created', async () => {
    const files = (await filesOf('tokyo-bay')).filter((one) => one.path !== 'cards/weapons.json');
    const rows = [row(0, '', { name: '錨' }), row(1, 'W-901', { name: '鎖' })];
    const plan = planned(files, 'cards/weapons.json', 'cards', rows, weapons);
    expect([plan?.document?.path, plan?.document?.before]).toEqual(['cards/weapons.json', null]);
    expect(plan?.made.map(({ id }) => id)).toEqual(['W-905', 'W-901']);
    expect(plan?.problems).toEqual([]);
  });

  it('existing text is unchanged to the letter, including its line ends', async () => {
    const text = '{\r\n  "formatVersion": 1,\r\n  "cards": [\r\n  ]\r\n}\r\n';
    const files = await filesOf('tokyo-site-seeing', { 'cards/weapons.json': text });
    const plan = planned(files, 'cards/weapons.json', 'cards', [row(0, '', { name: '槍' })], weapons);
    const after = plan?.document?.after ?? '';
    expect([after.startsWith(text.slice(0, text.indexOf('[') + 1)), after.endsWith('\r\n  ]\r\n}\r\n')]).toEqual([
      true,
      true,
    ]);
    expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('a line with an existing id is skipped; a wrong value is reported and the rest of its line is written', async () => {
    const files = await filesOf('tokyo-site-seeing');
    const rows = [
      row(1, 'W-05', { name: '二つ目' }),
      row(2, 'W-701', { name: '三つ目', ap: 'x', rarity: 'なし' }),
      row(3, 'w 7', { name: '四つ目' }),
      row(4, 'W-701', { name: '五つ目' }),
    ];
    const plan = planned(files, 'cards/weapons.json', 'cards', rows, weapons);
    expect(plan?.made).toEqual([{ line: 2, id: 'W-701', name: '三つ目' }]);
    expect(
      plan?.refused.map(({ line, column, typed, fault, isLeftOut }) => [line, column, typed, fault.code, isLeftOut]),
    ).toEqual([
      [1, 'id', 'W-05', 'taken', true],
      [2, 'ap', 'x', 'not-a-number', false],
      [2, 'rarity', 'なし', 'not-a-word', false],
      [3, 'id', '', 'format', true],
      [4, 'id', 'W-701', 'taken', true],
    ]);
  });

  it('nothing is inserted into an unreadable document', async () => {
    const files = await filesOf('tokyo-site-seeing', { 'cards/weapons.json': '{ "formatVersion": 1, "cards": [' });
    expect(planned(files, 'cards/weapons.json', 'cards', [row(0, '', { name: '槍' })], weapons)).toBe(null);
  });
});
