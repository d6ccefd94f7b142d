import { placedCells } from '#authoring/project/localization/terms/placed-cells.ts';
import { termColumns } from '#authoring/project/localization/terms/read-terms.ts';
import { tableFormOf } from '#authoring/text/tables/delimiter.ts';
import { type CommonFixer, toWord } from './common-fault.ts';

export const nearestCell: CommonFixer = ({ data, start, end }) => {
  const word = data['nearest'];
  if (typeof word !== 'string') return [];
  return [{ title: toWord(word), edits: [{ offset: start, length: end - start, text: word }] }];
};

export const withoutRow: CommonFixer = ({ text, start, end }) => {
  const length = (text[end] === '\n' ? end + 1 : end) - start;
  const title = { ja: 'この行を消す', en: 'Remove this row' };
  return [{ title, edits: [{ offset: start, length, text: '' }] }];
};

/** Rewrites the first row as heading, or adds one. */
export const withHeading: CommonFixer = ({ text, start, end }) => {
  const { delimiter } = tableFormOf(text);
  const many = placedCells(text).rows[0]?.length ?? 0;
  const heading = termColumns.slice(0, Math.max(many, 3)).join(delimiter);
  return [
    {
      title: { ja: '見出しを書き直す', en: 'Rewrite the heading' },
      edits: [{ offset: start, length: end - start, text: heading }],
    },
    {
      title: { ja: '見出しの行を加える', en: 'Add a heading row' },
      edits: [{ offset: start, length: 0, text: `${heading}\n` }],
    },
  ];
};

/** Surplus columns are joined into the last. */
export const withLastQuoted: CommonFixer = ({ text, data, start, end }) => {
  const row = text.slice(start, end);
  const last = placedCells(row, { ...tableFormOf(text), from: 0 }).rows[0]?.[Number(data['meant']) - 1];
  if (last === undefined) return [];
  const quoted = `"${row.slice(last.offset).replaceAll('"', '""')}"`;
  const title = { ja: '余った列を最後の列に入れる', en: 'Move the extra cells into the last cell' };
  return [{ title, edits: [{ offset: start + last.offset, length: row.length - last.offset, text: quoted }] }];
};

/** Removes an unclosed quotation mark, or closes it at the end of the line. */
export const closedCell: CommonFixer = ({ start, end }) => [
  { title: { ja: '引用符を消す', en: 'Remove the quotation mark' }, edits: [{ offset: start, length: 1, text: '' }] },
  { title: { ja: '引用符を閉じる', en: 'Close the quotation mark' }, edits: [{ offset: end, length: 0, text: '"' }] },
];
