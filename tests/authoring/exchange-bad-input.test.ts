import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exchangeFaultText } from '#authoring/tools/translations/exchange/exchange-fault-text.ts';
import { readExchange } from '#authoring/tools/translations/exchange/exchange-file.ts';
import type { ExchangeFormat } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { planImport } from '#authoring/tools/translations/exchange/plan-import.ts';
import { readXlsx } from '#authoring/tools/translations/exchange/xlsx-read.ts';
import { xlsxOf } from '#authoring/tools/translations/exchange/xlsx-write.ts';

/** The English message with which a file is refused by its reader or by the comparison with the project. */
async function refusal(format: ExchangeFormat, content: string | Uint8Array): Promise<string> {
  const read = await readExchange(format, content, 'de');
  const done = read.kind === 'read' ? planImport([], read.rows, { asDraft: false }) : read;
  if (done.kind !== 'refused') return done.kind;
  const { ja, en } = exchangeFaultText(done.fault);
  expect(ja).toMatch(/[ぁ-ん]/);
  return en;
}

const heading = 'file,key,source (ja),target (de),state,same,note,before,hash,was';
const line = 'cards.json,W-01/name,道具,Werkzeug,draft,,,,7483f8ec95,';

const unclosed =
  'This cannot be read as CSV: a quotation mark is never closed, or a row has more than 2,000,000 characters.';

describe('a table', () => {
  it('may name its separator in a line that is not counted as a row, as in spreadsheets', async () => {
    const semicolons = [heading, line].map((one) => one.replaceAll(',', ';')).join('\r\n');
    const read = await readExchange('csv', `sep=;\r\n${semicolons}\r\n`, 'de');
    expect(read).toEqual(await readExchange('csv', `${heading}\n${line}\n`, 'de'));
    expect(read).toMatchObject({
      kind: 'read',
      rows: [{ place: { row: 2 }, row: { file: 'cards.json', key: 'W-01/name' } }],
    });
  });

  it.each([
    [
      '',
      'Row 1: These columns are missing: file, key, source, target. Keep the headings in the first row as they were exported.',
    ],
    [
      `file,key,target\n${line}`,
      'Row 1: These columns are missing: source. Keep the headings in the first row as they were exported.',
    ],
    [`${heading},key\n${line}`, 'Row 1: There are two columns named key.'],
    [`${heading.replace('(de)', '(fr)')}\n${line}`, 'This file holds translations into fr, not into de.'],
    [
      `${heading}\n${line.replace('W-01/name', '')}`,
      'Row 2: It is unclear which text this translates. Keep file and key as they were exported.',
    ],
    [`${heading}\n${line}\n\n${line}`, 'Row 4: There are two translations of cards.json#W-01/name.'],
    [
      `${heading}\n${line.replace('7483f8ec95', '7.48E+09')}`,
      'Row 2: The hash was changed to "7.48E+09". Keep it as it was exported.',
    ],
    [
      `${heading}\n${line.replace('draft', 'done')}`,
      'Row 2: There is no state "done". Write one of missing, stale, draft, translated, reviewed.',
    ],
    [
      `${heading}\n${line.replace('Werkzeug', 'x'.repeat(100_001))}`,
      'Row 2: This text is too long: 100000 characters at most.',
    ],
    [`${heading}\n<<<<<<< HEAD\n${line}`, 'Line 2: It contains an unresolved merge conflict. Resolve it first.'],
    [
      `${heading}\n${line}\ncards.json,W-01/text,敵1体に`,
      'Row 3: This row has 3 cells, the heading 10. The file was cut off, or separators were lost.',
    ],
    [
      `${heading}\n${line}5d008ca63c.sta`,
      'Row 2: The cell "was" was changed to "5d008ca63c.sta". Keep it as it was exported. A file that was cut off looks like this, too.',
    ],
    [heading, noText],
    [`${heading}\n"${line}`, unclosed],
  ])('%#', async (content, told) => {
    expect(await refusal('csv', content)).toBe(told);
  });

  it.each(['', '"'])(
    'with a row of more than 2,000,000 characters is refused, if it ends with [%s], too',
    async (end) => {
      expect(await refusal('csv', `${heading}\n${line}\n"${'a'.repeat(3_000_000)}${end}`)).toBe(unclosed);
    },
  );
});

const workbook = (cells: string, more: { readonly [name: string]: string } = {}): Uint8Array => {
  const sheet = `<worksheet><sheetData><row r="1">${heading
    .split(',')
    .map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`)
    .join('')}</row><row r="2">${cells}</row></sheetData></worksheet>`;
  const parts = { 'xl/worksheets/sheet1.xml': sheet, ...more };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
};
const text = (cell: string, said: string): string => `<c r="${cell}" t="inlineStr"><is><t>${said}</t></is></c>`;
const named = text('A2', 'cards.json') + text('B2', 'W-01/name');

describe('a workbook', () => {
  it.each([
    [strToU8('no workbook'), 'This cannot be read as XLSX.'],
    [zipSync({ 'word/document.xml': strToU8('<w/>') }), 'This cannot be read as XLSX.'],
    [
      xlsxOf([['file', 'key']], [1, 1]),
      'Cell A1: These columns are missing: source, target. Keep the headings in the first row as they were exported.',
    ],
    [workbook(`${named}<c r="D2"><f>A1</f><v>1</v></c>`), 'Cell D2: This cell has a formula. Write the text itself.'],
    [
      workbook(`${named}<c r="D2"><v>46024</v></c>`),
      'Cell D2: This is a number or a date, not text. Format the cell as text and enter it again.',
    ],
    [
      workbook(text('B2', 'W-01/name')),
      'Cell A2: It is unclear which text this translates. Keep file and key as they were exported.',
    ],
    [workbook('<c r="A2">'), 'Line 1: This cannot be read as XML at “</row>”.'],
    [
      workbook(text('D2', '&a;'), {
        'xl/worksheets/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "aa">]><worksheet>&a;</worksheet>',
      }),
      'Line 1: XML with a DOCTYPE is not supported. Remove the DOCTYPE.',
    ],
  ])('%#', async (content, told) => {
    expect(await refusal('xlsx', content)).toBe(told);
  });

  it('is unpacked only up to the limit, however small the file', () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(3_000_000) });
    expect(bomb.length).toBeLessThan(5000);
    expect(readXlsx(bomb, 2_000_000)).toEqual({
      kind: 'refused',
      fault: { code: 'tooLarge', place: { kind: 'file' }, data: { most: 2_000_000 } },
    });
  });

  it('that is truncated is refused', async () => {
    const whole = xlsxOf([heading.split(','), line.split(',')], [10]);
    expect(await refusal('xlsx', whole.slice(0, whole.length / 2))).toBe('This cannot be read as XLSX.');
  });

  it('may have shared texts, whose readings above kanji are dropped, and unknown columns', async () => {
    const shared = '<sst><si><r><t>道</t></r><r><t>具</t></r><rPh sb="0" eb="2"><t>ドウグ</t></rPh></si></sst>';
    const cells = `${named}<c r="C2" t="s"><v>0</v></c>${text('D2', 'Werkzeug')}<c r="L2"><f>NOW()</f><v>1</v></c>`;
    const read = await readExchange('xlsx', workbook(cells, { 'xl/sharedStrings.xml': shared }), 'de');
    expect(read.kind === 'read' ? read.rows.map(({ row }) => [row.source, row.target, row.hash]) : read).toEqual([
      ['道具', 'Werkzeug', '7483f8ec95'],
    ]);
  });
});

const unit = '<trans-unit id="W-01/name"><source>道具</source><target>Werkzeug</target></trans-unit>';
const xliff = (units: string, head = ''): string =>
  `<?xml version="1.0"?>\n${head}<xliff version="1.2"><file original="cards.json" target-language="de"><body>\n${units}</body></file></xliff>`;

const versions = [
  ['version="3.0"', '3.0'],
  ['xmlns="urn:oasis:names:tc:xliff:document:2.2"', '2.2'],
] as const;
const noText = 'There is no text in this file. Check that it is the one exported from here.';

describe('XML', () => {
  it.each<[ExchangeFormat, string, string]>([
    ['xliff', '', 'Line 1: This cannot be read as XML at “—”.'],
    ['xliff', '<html></html>', 'This is not a XLIFF file.'],
    ['tmx', xliff(unit), 'This is not a TMX file.'],
    ['xliff', xliff('</a>'), 'Line 3: This cannot be read as XML at “</a>”.'],
    ['xliff', xliff(unit.replace('道具', '道 & 具')), 'Line 3: This cannot be read as XML at “道 & 具”.'],
    ['xliff', xliff(unit.replace('道具', '&nbsp;')), 'Line 3: This cannot be read as XML at “&nbsp;”.'],
    ['xliff', xliff(unit.replace('道具', '&#0;')), 'Line 3: This cannot be read as XML at “&#0;”.'],
    [
      'xliff',
      xliff(unit.replace('道具', '&b;'), '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'),
      'Line 2: XML with a DOCTYPE is not supported. Remove the DOCTYPE.',
    ],
    ['xliff', xliff('<g>'.repeat(200)), 'Line 3: This cannot be read as XML at “<g>”.'],
    [
      'xliff',
      xliff(unit.replace(' id="W-01/name"', '')),
      'Line 3: It is unclear which text this translates. Keep file and key as they were exported.',
    ],
    [
      'tmx',
      '<tmx version="1.4"><header srclang="ja"/><body>\n<tu></tu></body></tmx>',
      'This is a translation memory of another program (1 entry). It does not tell which texts of this project they translate, so they cannot be imported. To have similar texts proposed, put it into l10n/memory.',
    ],
    ['xliff', xliff(unit + unit), 'Line 3: There are two translations of cards.json#W-01/name.'],
    [
      'xliff',
      xliff(unit.replace('道具', 'x'.repeat(100_001))),
      'Line 3: This text is too long: 100000 characters at most.',
    ],
    ...versions.map(([root, said]): [ExchangeFormat, string, string] => [
      'xliff',
      `<xliff ${root}><file id="1"><unit id="W-01/name"><segment><source>道具</source><target>Werkzeug</target></segment></unit></file></xliff>`,
      `Line 1: This is XLIFF ${said}; only XLIFF 1.2, 2.0 and 2.1 are supported. Export it as one of them from the other program.`,
    ]),
    ['xliff', xliff(''), noText],
    ['tmx', '<tmx version="1.4"><header srclang="ja"/><body></body></tmx>', noText],
    [
      'xliff',
      xliff(unit).replace('</xliff>', '<file original="mat.json" target-language="fr"><body/></file></xliff>'),
      'This file holds translations into fr, not into de.',
    ],
    [
      'tmx',
      '<tmx version="1.4"><header srclang="ja"/><body><tu tuid="cards.json#W-01/name"><tuv xml:lang="ja"><seg>道具</seg></tuv><tuv xml:lang="fr"><seg>Outil</seg></tuv></tu></body></tmx>',
      'This file holds translations into fr, not into de.',
    ],
    ['xliff', xliff(unit).replace('"de"', '"fr"'), 'This file holds translations into fr, not into de.'],
    ['xliff', `<<<<<<< HEAD\n${xliff(unit)}`, 'Line 1: It contains an unresolved merge conflict. Resolve it first.'],
  ])('%s %#', async (format, content, told) => {
    expect(await refusal(format, content)).toBe(told);
  });
});

const entry = 'msgctxt "cards.json#W-01/name"\nmsgid "道具"\nmsgstr "Werkzeug"\n';

describe('PO', () => {
  it.each([
    ['', 'This is not a PO file.'],
    [`msgid "${'a'.repeat(20_000_000)}"`, 'Line 1: This text is too long: 100000 characters at most.'],
    [`${entry}\nhello`, 'Line 5: This cannot be read as PO at “hello”.'],
    [entry.replace('Werkzeug"', 'Werkzeug'), 'Line 3: This cannot be read as PO at “msgstr "Werkzeug”.'],
    [
      entry.replace(/^.*\n/, ''),
      'Line 1: It is unclear which text this translates. Keep file and key as they were exported.',
    ],
    [
      entry.replace('msgstr', 'msgid_plural "道具"\nmsgstr[0]'),
      'Line 3: Plural forms (msgid_plural) are not supported. Write one msgstr for each text.',
    ],
    ['msgid ""\nmsgstr "Language: de\\n"\n', noText],
    [`${entry}\n${entry}`, 'Line 5: There are two translations of cards.json#W-01/name.'],
    [`msgid ""\nmsgstr "Language: fr\\n"\n\n${entry}`, 'This file holds translations into fr, not into de.'],
    [`${entry}>>>>>>> theirs\n`, 'Line 4: It contains an unresolved merge conflict. Resolve it first.'],
  ])('%#', async (content, told) => {
    expect(await refusal('po', content)).toBe(told);
  });
});

describe.each<[ExchangeFormat, string]>([
  ['csv', `${heading}\n${line}`],
  ['po', entry],
  ['xliff', xliff(unit)],
  ['xliff', xliff(unit.replace('<target>Werkzeug</target>', ''))],
  ['tmx', '<tmx version="1.4"><header srclang="ja"/><body><tu tuid="cards.json#W-01/name"></tu></body></tmx>'],
])('%s %#', (format, content) => {
  it('without any text of the project is refused, naming its first text', async () => {
    expect(await refusal(format, content)).toBe(
      'None of the texts in this file belong to this project (1 in all, the first is cards.json#W-01/name). Check that it was exported from this project.',
    );
  });
});
