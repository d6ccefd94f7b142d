import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exchangeFaultText, exchangeNoticeText } from '#authoring/tools/translations/exchange/exchange-fault-text.ts';
import { readExchange } from '#authoring/tools/translations/exchange/exchange-file.ts';

const heading = ['file', 'key', 'source (ja)', 'target (de)'];
const row = ['cards.json', 'W-01/name', '道具', 'Werkzeug'];

/** Where a target is, and how the table was found. */
async function foundIn(content: string | Uint8Array): Promise<readonly unknown[]> {
  const read = await readExchange(typeof content === 'string' ? 'csv' : 'xlsx', content, 'de');
  if (read.kind === 'refused') return [exchangeFaultText(read.fault).en];
  return [...read.rows.map(({ place }) => place), ...read.notices.map((one) => exchangeNoticeText(one).en)];
}

type Sheets = { readonly [name: string]: readonly (readonly string[])[] };

function workbook(sheets: Sheets): Uint8Array {
  const names = Object.keys(sheets);
  const cell = (text: string): string => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<x:workbook xmlns:x="urn:main" xmlns:q="urn:relations"><x:sheets>${names.map((name, i) => `<x:sheet name="${name}" q:id="rId${i + 1}"/>`).join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
  };
  for (const [i, name] of names.entries())
    parts[`xl/worksheets/sheet${i + 1}.xml`] =
      `<worksheet><sheetData>${sheets[name]!.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

describe('the table is found', () => {
  it('under titles, in a text file and in a workbook', async () => {
    const above = [['Stand November'], [], ['key', 'remark']];
    expect(await foundIn(workbook({ l10n: [...above, heading, row] }))).toEqual([
      { kind: 'cell', cell: 'D5' },
      'Row 4 was read as the heading.',
    ]);
    const lines = [...above, heading, row].map((cells) => cells.join(';'));
    expect(await foundIn(lines.join('\n'))).toEqual([{ kind: 'row', row: 5 }, 'Row 4 was read as the heading.']);
  });

  it('on whichever sheet has it; of several, the one with the name of the export counts', async () => {
    const notes = [['Notizen']];
    expect(await foundIn(workbook({ notes, Tabelle2: [heading, row] }))).toEqual([
      { kind: 'cell', cell: 'D2' },
      'The sheet “Tabelle2” was read.',
    ]);
    expect(await foundIn(workbook({ copy: [heading, row, row], l10n: [heading, row] }))).toEqual([
      { kind: 'cell', cell: 'D2' },
      'The sheet “l10n” was read.',
    ]);
  });

  it('not if a column is missing; the heading with most of them is reported', async () => {
    const renamed = ['Datei', 'key', 'source', 'Deutsch'];
    expect(await foundIn(workbook({ notes: [['Notizen']], l10n: [['Stand'], renamed, row] }))).toEqual([
      'Cell A2: These columns are missing: file, target. Keep the headings in the first row as they were exported.',
    ]);
  });
});
