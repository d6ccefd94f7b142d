import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesAfter } from '#authoring/begin/begin.ts';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import type { ProjectFile } from '#authoring/project-file.ts';
import { namesOf } from '#authoring/sheet/cell-text.ts';
import { entryKindsOf, namesFor } from '#authoring/sheet/kinds-of.ts';
import { type AskedEntries, plannedEntries } from '#authoring/sheet/new-entries.ts';
import type { NewRow } from '#authoring/sheet/paste.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/read-project.ts';

// Entries out of lines of a table, in every game and in projects that build on another.

async function filesOf(sample: string, more: { readonly [file: string]: string } = {}) {
  const { files } = await readProject(path.join('sample-content', sample));
  const others = files.filter((file) => !(file.path in more));
  return [...others, ...Object.entries(more).map(([name, text]) => ({ path: name, version: 'given', text }))];
}

const told = (files: readonly ProjectFile[]): readonly string[] =>
  diagnose(files, hostedSystems)
    .problems.filter(({ severity }) => severity !== 'info')
    .map(({ code, file, message }) => `${file} ${code} ${message.en}`);

const weapons = { id: 'card', answers: { pile: 'weapon' } };

function planned(
  files: readonly ProjectFile[],
  file: string,
  list: string,
  rows: readonly NewRow[],
  begins: AskedEntries['begins'],
) {
  const project = diagnose(files, hostedSystems);
  const kind = entryKindsOf(project).find((one) => one.list === list && one.files.some((path) => path.endsWith(file)));
  if (kind === undefined) throw new Error(`no such sheet: ${file}`);
  const own = kind.files.filter((one) => one.endsWith(file));
  const plan = plannedEntries(
    { kind: { ...kind, files: own }, rows, begins },
    {
      place: { files, project, systems: hostedSystems, beginningsOf },
      names: namesOf(namesFor(project, kind.columns)),
      least: () => ({ id: '', name: '', at: [0, 0], label: 'e' }),
    },
  );
  return plan;
}

const row = (line: number, id: string, cells: { readonly [key: string]: string }): NewRow => ({
  ...{ line, id },
  cells: Object.entries(cells).map(([key, typed]) => ({ key, typed })),
});

const empty = '{\n  "formatVersion": 1,\n  "cards": []\n}\n';

describe('lines of a table that become entries', () => {
  it.each([
    ['cards/weapons.json', weapons],
    ['cards/items.json', { id: 'card', answers: { pile: 'item' } }],
    ['cards/followers.json', { id: 'card', answers: { pile: 'follower' } }],
    ['cards/troubles.json', { id: 'trouble', answers: {} }],
  ] as const)(
    'two hundred lines make two hundred entries of %s in one document, clean under check',
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

  it('in the deck that a line names, in the other game', async () => {
    const files = await filesOf('tokyo-metro');
    const rows = [row(0, '', { name: '橋', deck: '金融' }), row(1, 'C-99', { name: '坂', deck: 'c' })];
    const plan = planned(files, 'cards/actions.json', 'cards', rows, { id: 'card', answers: {} });
    const entries = JSON.parse(plan?.document?.after ?? '').cards as { id: string; deck: string }[];
    expect(entries.slice(-2).map(({ id, deck }) => [id, deck])).toEqual([
      [plan?.made[0]?.id, 'e'],
      ['C-99', 'c'],
    ]);
    expect(plan?.made[0]?.id).toMatch(/^E-\d+$/);
    expect([plan?.refused, plan?.problems]).toEqual([[], []]);
  });

  it('ids go on behind those of the project below, and a project without such a document gets one', async () => {
    const files = (await filesOf('tokyo-bay')).filter((one) => one.path !== 'cards/weapons.json');
    const rows = [row(0, '', { name: '錨' }), row(1, 'W-901', { name: '鎖' })];
    const plan = planned(files, 'cards/weapons.json', 'cards', rows, weapons);
    expect([plan?.document?.path, plan?.document?.before]).toEqual(['cards/weapons.json', null]);
    expect(plan?.made.map(({ id }) => id)).toEqual(['W-905', 'W-901']);
    expect(plan?.problems).toEqual([]);
  });

  it('what is written already keeps every letter, also the ends of its lines', async () => {
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

  it('an id that something has leaves its line out; a wrong value is told and the rest of its line is written', async () => {
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

  it('nothing goes into a document that cannot be read', async () => {
    const files = await filesOf('tokyo-site-seeing', { 'cards/weapons.json': '{ "formatVersion": 1, "cards": [' });
    expect(planned(files, 'cards/weapons.json', 'cards', [row(0, '', { name: '槍' })], weapons)).toBe(null);
  });

  it('an entry that nothing begins has what its line says, and needs an id of it where none can be counted on', async () => {
    const files = await filesOf('tokyo-metro');
    const rows = [row(0, 'Xz', { name: '新しい町' }), row(1, '', { name: '名無し' })];
    const plan = planned(files, 'map.json', 'stations', rows, null);
    expect(plan?.made).toEqual([{ line: 0, id: 'Xz', name: '新しい町' }]);
    expect(plan?.refused.map(({ line, column, fault }) => [line, column, fault.code])).toEqual([[1, 'id', 'required']]);
  });
});
