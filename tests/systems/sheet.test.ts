import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyChange } from '#authoring/project/documents/project-action.ts';
import { type IncrementalJson, readJson } from '#authoring/text/json/followed-json.ts';
import { asCsv, asTabbed, fromCsv, fromTabbed } from '#authoring/text/tables/table-text.ts';
import { faultsOfChanges } from '#authoring/tools/sheet/cell-faults.ts';
import { cellText, type NamesById, namesOf } from '#authoring/tools/sheet/cell-text.ts';
import type { EntryKind, SheetColumn } from '#authoring/tools/sheet/column.ts';
import { valueAfter } from '#authoring/tools/sheet/entry-edits.ts';
import { entryKindsOf, namesFor } from '#authoring/tools/sheet/kinds-of.ts';
import { type CellTyped, matched, placed } from '#authoring/tools/sheet/paste.ts';
import { changesOf, readCells } from '#authoring/tools/sheet/planned-cells.ts';
import { type Row, rowsOf } from '#authoring/tools/sheet/rows.ts';
import { isSame, type Json, partAt } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

interface Sheet {
  readonly kind: EntryKind;
  readonly names: NamesById;
  readonly rows: readonly Row[];
}

interface Sample {
  readonly project: Diagnosis;
  readonly texts: ReadonlyMap<string, string>;
  readonly sheets: readonly Sheet[];
}

const breathe = async () => undefined;

async function sampleIn(name: string): Promise<Sample> {
  const { files } = await readProject(path.join('sample-content', name));
  const project = diagnose(files, hostedSystems);
  const texts = new Map(files.flatMap((file) => ('text' in file ? [[file.path, file.text] as const] : [])));
  const sheets = entryKindsOf(project).map((kind) => ({
    kind,
    names: namesOf(namesFor(project, kind.columns)),
    rows: kind.files.flatMap((file) => rowsOf(file, JSON.parse(texts.get(file) ?? 'null'), kind.list)),
  }));
  return { project, texts, sheets };
}

const samples = await Promise.all(
  readdirSync('sample-content').map(async (name) => ({ name, ...(await sampleIn(name)) })),
);

const shown = (row: Row, column: SheetColumn, names: NamesById): string =>
  cellText(column.cell, partAt(row.entry, column.path), names, 'ja');

async function otherFor(
  { project }: Sample,
  { kind, names }: Sheet,
  row: Row,
  column: SheetColumn,
): Promise<string | null> {
  const value = partAt(row.entry, column.path);
  if (column.isId || value === undefined || row.isReadOnly) return null;
  const others = candidates(column, value, names);
  for (const typed of others) {
    const [plan] = (await readCells([{ row, column, typed }], names, breathe)).rows;
    if (plan === undefined) continue;
    const change = { before: row.entry, after: valueAfter(row.entry, plan.writes) };
    if (faultsOfChanges(project, kind, [change])[0] === null) return typed;
  }
  return null;
}

function candidates({ cell }: SheetColumn, value: Json, names: NamesById): readonly string[] {
  const single = cell.kind === 'list' ? cell.of : cell;
  switch (single.kind) {
    case 'number':
      return typeof value === 'number' ? [String(value + 1), String(value - 1)] : [];
    case 'text':
      return [`${value}別`, `${value}-2`, 'another'];
    case 'word':
      return single.words.map(({ label }) => label.ja);
    case 'name':
      return [...names.values()].map(({ ja }) => ja);
    case 'json':
      return Array.isArray(value) && value.length > 1 ? [JSON.stringify(value.slice(0, -1))] : [];
  }
}

async function textAfter({ texts }: Sample, { kind, names }: Sheet, cells: readonly CellTyped[]): Promise<string[]> {
  const { rows } = await readCells(cells, names, breathe);
  const read = (file: string): IncrementalJson | null => readJson(texts.get(file) ?? '');
  const changes = (await changesOf(rows, kind.list, read, breathe)) ?? [];
  return changes.map((change) => applyChange(texts.get(change.path) ?? '', change) ?? '');
}

describe.each(samples)('$name', (sample) => {
  const { sheets, texts } = sample;

  it('an edited cell changes its value in the text and no other character', async () => {
    let edited = 0;
    for (const sheet of sheets)
      for (const column of sheet.kind.columns) {
        const others = await Promise.all(
          sheet.rows.map(async (row) => ({ row, typed: await otherFor(sample, sheet, row, column) })),
        );
        const found = others.find(({ typed }) => typed !== null);
        if (found === undefined) continue;
        const { row, typed } = found;
        const [after = ''] = await textAfter(sample, sheet, [{ row, column, typed: typed as string }]);
        const before = texts.get(row.file) as string;
        const back = JSON.parse(after)[sheet.kind.list][row.index];
        expect(partAt(back, column.path), column.key).not.toEqual(partAt(row.entry, column.path));
        const [a, b] = [JSON.stringify(partAt(row.entry, column.path)), JSON.stringify(partAt(back, column.path))];
        if (column.cell.kind !== 'json' && column.cell.kind !== 'list')
          expect(sameBut(before, after, a, b), `${row.file} ${row.id} ${column.key}`).toBe(true);
        edited++;
      }
    expect(edited === 0).toBe(sheets.every(({ rows }) => rows.every(({ isReadOnly }) => isReadOnly)));
  });

  it('a displayed value is no change when it is typed again, in either language', async () => {
    for (const { kind, names, rows } of sheets)
      for (const locale of ['ja', 'en'] as const) {
        const cells = rows.flatMap((row) =>
          kind.columns.map((column) => {
            const typed = cellText(column.cell, partAt(row.entry, column.path), names, locale);
            return { row, column, typed };
          }),
        );
        expect(await readCells(cells, names, breathe)).toEqual({ rows: [], refused: [] });
      }
  });

  it('a table exported as CSV is imported with every value, and exported again byte for byte', async () => {
    for (const { kind, names, rows } of sheets) {
      const own = rows.filter(({ isReadOnly }) => !isReadOnly);
      const table = [kind.columns.map(({ title }) => title.ja)].concat(
        own.map((row) => kind.columns.map((column) => shown(row, column, names))),
      );
      const csv = asCsv(table);
      const back = (await fromCsv(csv, { breathe })) ?? [];
      expect(asCsv(back)).toBe(csv);
      expect(await fromTabbed(asTabbed(table), { breathe })).toEqual(table);
      const found = await matched(back, own, kind.columns, breathe);
      expect(found?.strangers).toEqual({ headings: [], ids: [], twice: [], short: [] });
      expect(await readCells(found?.cells ?? [], names, breathe)).toEqual({ rows: [], refused: [] });
    }
  });

  it('formulas are refused in every column, and the text stays', async () => {
    for (const sheet of sheets) {
      const [row] = sheet.rows.filter(({ isReadOnly }) => !isReadOnly);
      if (row === undefined) continue;
      const cells = sheet.kind.columns
        .filter(({ isId }) => !isId)
        .flatMap((column) => ['=H5+1', '+1', '@SUM(A1)', '＝1'].map((typed) => ({ row, column, typed })));
      const { rows, refused } = await readCells(cells, sheet.names, breathe);
      expect(rows).toEqual([]);
      expect([...new Set(refused.map(({ fault }) => fault.code))]).toEqual(['formula']);
      expect(await textAfter(sample, sheet, cells)).toEqual([]);
    }
  });

  it('of ragged lines the fitting cells are written, and the rest is listed with its place', async () => {
    for (const { kind, rows } of sheets) {
      const columns = kind.columns.filter(({ isId }) => !isId);
      const table = [['a'], ['b', '', 'c'], [], Array(columns.length + 1).fill('d')];
      const at = { row: Math.max(rows.length - 2, 0), column: 0, rows: 1, columns: 1 };
      const { cells, left } = await placed(table, at, rows, columns, breathe);
      const isInside = (line: number, place: number) => at.row + line < rows.length && place < columns.length;
      const all = table.flatMap((line, i) => line.map((typed: string, place: number) => ({ i, place, typed })));
      expect(cells.map(({ typed }) => typed)).toEqual(
        all.filter(({ i, place }) => isInside(i, place)).map(({ typed }) => typed),
      );
      expect(left.map(({ line, place, typed }) => [line, place, typed])).toEqual(
        all
          .filter(({ i, place, typed }) => !isInside(i, place) && typed !== '')
          .map(({ i, place, typed }) => [i, place, typed]),
      );
    }
  });

  it('rows of required projects are shown and not written', async () => {
    for (const { kind, names, rows } of sheets) {
      const [row] = rows.filter(({ isReadOnly }) => isReadOnly);
      const column = kind.columns.find(({ cell, isId }) => cell.kind === 'text' && !isId);
      if (row === undefined || column === undefined) continue;
      const { rows: written, refused } = await readCells([{ row, column, typed: 'other' }], names, breathe);
      expect([written, refused.map(({ fault }) => fault.code)]).toEqual([[], ['read-only']]);
    }
  });
});

function sameBut(before: string, after: string, one: string, other: string): boolean {
  for (let at = before.indexOf(one); at >= 0; at = before.indexOf(one, at + 1))
    if (before.slice(0, at) + other + before.slice(at + one.length) === after) return true;
  return false;
}

describe('a typed cell value', () => {
  const column = (cell: SheetColumn['cell'], isRequired = true): SheetColumn => ({
    ...{ key: 'x', path: ['x'], title: { ja: 'x', en: 'x' }, about: { ja: 'x', en: 'x' } },
    ...{ cell, isRequired, isId: false, orders: [['x']] },
  });
  const row: Row = { key: 'r', file: 'f.json', index: 0, id: 'r', entry: {}, isReadOnly: false };
  const words = [
    { id: 'near', label: { ja: '近', en: 'near' } },
    { id: 'near+', label: { ja: '近＋', en: 'near+' } },
  ];
  const names: NamesById = new Map([
    ['gun', { ja: '銃', en: 'gun' }],
    ['both', { ja: '刃物・怪異', en: 'blade' }],
    ['one', { ja: '同じ', en: 'same' }],
    ['two', { ja: '同じ', en: 'same' }],
  ]);
  const read = async (cell: SheetColumn['cell'], typed: string, isRequired = true) => {
    const filled = { ...row, entry: { x: 'before' } };
    const { rows, refused } = await readCells(
      [{ row: filled, column: column(cell, isRequired), typed }],
      names,
      breathe,
    );
    return rows[0]?.writes[0]?.value ?? refused[0]?.fault.code ?? null;
  };
  const list: SheetColumn['cell'] = { kind: 'list', of: { kind: 'name', kinds: ['word'] } };

  it.each([
    [{ kind: 'number', mayBeNode: false }, '１２', 12],
    [{ kind: 'number', mayBeNode: false }, ' 1,200 ', 1200],
    [{ kind: 'number', mayBeNode: false }, 'ー3', 'not-a-number'],
    [{ kind: 'number', mayBeNode: true }, '{"op":"count"}', { op: 'count' }],
    [{ kind: 'number', mayBeNode: false }, '{"op":"count"}', 'not-a-number'],
    [{ kind: 'number', mayBeNode: false }, '三', 'not-a-number'],
    [{ kind: 'word', words }, '近＋', 'near+'],
    [{ kind: 'word', words }, 'NEAR', 'near'],
    [{ kind: 'word', words }, '中', 'not-a-word'],
    [list, '銃、刃物・怪異', ['gun', 'both']],
    [list, 'gun・銃', ['gun', 'gun']],
    [list, '弓', 'no-such-thing'],
    [list, '同じ', 'several-things'],
    [{ kind: 'text' }, '－１　度', '－１　度'],
    [{ kind: 'text' }, '', 'required'],
    [{ kind: 'json' }, '[1', 'not-json'],
  ] as const)('%j in %s is read as %j', async (cell, typed, value) => {
    expect(await read(cell as SheetColumn['cell'], typed)).toEqual(value);
  });

  it('removes its property when empty, and the enclosing object with the last one', async () => {
    const text = '{\n  "cards": [\n    { "id": "a", "equip": { "x": 1 }, "ap": 2 }\n  ]\n}\n';
    const entry = (JSON.parse(text) as { cards: [Row['entry']] }).cards[0];
    const inside = { ...column({ kind: 'number', mayBeNode: false }, false), key: 'equip/x', path: ['equip', 'x'] };
    const { rows } = await readCells([{ row: { ...row, entry }, column: inside, typed: '' }], names, breathe);
    const [change] = (await changesOf(rows, 'cards', () => readJson(text), breathe)) ?? [];
    expect(change && applyChange(text, change)).toBe('{\n  "cards": [\n    { "id": "a", "ap": 2 }\n  ]\n}\n');
  });

  it('inserts a new property where the format has it, with its enclosing object', async () => {
    const text = '{\r\n  "cards": [\r\n    {\r\n      "id": "a",\r\n      "flavor": "f"\r\n    }\r\n  ]\r\n}\r\n';
    const entry = (JSON.parse(text) as { cards: [Row['entry']] }).cards[0];
    const orders = [
      ['id', 'name', 'equip', 'flavor'],
      ['ability', 'target'],
    ];
    const inside = { ...column({ kind: 'number', mayBeNode: false }, false), path: ['equip', 'target'], orders };
    const { rows } = await readCells([{ row: { ...row, entry }, column: inside, typed: '3' }], names, breathe);
    const [change] = (await changesOf(rows, 'cards', () => readJson(text), breathe)) ?? [];
    expect(change && applyChange(text, change)).toBe(
      text.replace('"a",\r\n', '"a",\r\n      "equip": { "target": 3 },\r\n'),
    );
  });

  it('is escaped on export when a spreadsheet would calculate it, and imported unchanged', async () => {
    const table = [['=1+1', '-5', '-5度', "'already", '+a', 'plain']];
    expect(asCsv(table)).toBe("\ufeff'=1+1,-5,'-5度,''already,'+a,plain\r\n");
    expect(await fromCsv(asCsv(table), { breathe })).toEqual(table);
  });

  it.each([
    ['sep=;\r\nID;AP\r\nW-05;1,5\r\n'],
    ['\ufeffsep=;\nID;AP\nW-05;1,5\n'],
    ['SEP=,\rID,AP\rW-05,"1,5"\r'],
    ['sep=\t\r\nID\tAP\r\nW-05\t1,5\r\n'],
    ['"sep=;"\nID;AP\nW-05;1,5\n'],
  ])('is not taken from a first line that names the separator: %j', async (text) => {
    expect(await fromCsv(text, { breathe })).toEqual([
      ['ID', 'AP'],
      ['W-05', '1,5'],
    ]);
  });

  it('is taken from a first line that contains more', async () => {
    expect(await fromCsv('sep=;note\nID;AP\n', { breathe })).toEqual([
      ['sep=', 'note'],
      ['ID', 'AP'],
    ]);
  });

  it('with several lines is quoted in a file, where other programs would see two lines', () => {
    expect(asCsv([['a\nb', 'c']])).toBe('\ufeff"a\nb",c\r\n');
  });

  it('is not written into a document that now has another entry there', async () => {
    const text = '{ "cards": [{ "id": "b", "x": 1 }] }';
    const { rows } = await readCells(
      [{ row, column: column({ kind: 'number', mayBeNode: false }), typed: '3' }],
      names,
      breathe,
    );
    expect(await changesOf(rows, 'cards', () => readJson(text), breathe)).toBe(null);
    expect(isSame(row.entry, {})).toBe(true);
  });
});

describe('a table of a hundred thousand lines', () => {
  const lines = Array.from({ length: 100_000 }, (_, i) => [`${i}`, i % 1000 === 0 ? 'a\n"b"' : 'c', '=x'.slice(i % 2)]);

  it('is read as a whole and in pieces of whole lines, with progress', async () => {
    const told: number[] = [];
    let pauses = 0;
    const reading = { breathe: async () => void pauses++, told: (part: number) => void told.push(part) };
    expect(isSame(await fromTabbed(asTabbed(lines), reading), lines)).toBe(true);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect([told.length, told.at(-1)]).toEqual([pauses, 1]);
    expect(pauses).toBeGreaterThan(100);
  });

  it('a quote in the middle of a word neither ends nor starts a line', async () => {
    const text = `5" disk\t"${'x\n'.repeat(6000)}"\nend\t1`;
    expect(await fromTabbed(text, { breathe })).toEqual([
      ['5" disk', 'x\n'.repeat(6000)],
      ['end', '1'],
    ]);
  });

  it('lines below the last row, and those with an unknown id, can become new rows', async () => {
    const column = (key: string, isId: boolean): SheetColumn => ({
      ...{ key, path: [key], title: { ja: key, en: key }, about: { ja: key, en: key } },
      ...{ cell: { kind: 'text' }, isRequired: false, isId, orders: [[key]] },
    });
    const columns = [column('id', true), column('name', false), column('ap', false)];
    const one: Row = { key: 'r', file: 'f.json', index: 0, id: 'a', entry: { id: 'a' }, isReadOnly: false };
    const lines = [
      ['x', '1'],
      ['y', ''],
      ['', ''],
      ['', '2', 'z'],
    ];
    const at = { row: 0, column: 1, rows: 1, columns: 1 };
    expect((await placed(lines, at, [one], columns, breathe)).fresh).toEqual([
      { line: 1, id: '', cells: [{ key: 'name', typed: 'y' }] },
      { line: 3, id: '', cells: [{ key: 'ap', typed: '2' }] },
    ]);
    const table = [
      ['name', 'id'],
      ['x', 'a'],
      ['y', ' b '],
      ['z', ''],
      ['', ''],
    ];
    expect((await matched(table, [one], columns, breathe))?.fresh).toEqual([
      { line: 2, id: 'b', cells: [{ key: 'name', typed: 'y' }] },
      { line: 3, id: '', cells: [{ key: 'name', typed: 'z' }] },
    ]);
  });

  it('everything without a row is listed', async () => {
    const at = { row: 0, column: 0, rows: 1, columns: 1 };
    const { cells, left } = await placed(lines, at, [], [], breathe);
    expect([cells.length, left.length]).toEqual([0, 300_000]);
  });
});
