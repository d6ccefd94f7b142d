export type Cells = readonly string[];

/** A part of a report. `name`: what it is about, where that is not its first heading. */
export type ReportPart =
  | { readonly kind: 'table'; readonly name: string; readonly heading: Cells; readonly rows: readonly Cells[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

/** With an empty line between parts. */
export const textOfParts = (parts: readonly ReportPart[]): string =>
  parts
    .map((part) =>
      part.kind === 'lines' ? part.lines.map((line) => `${line}\n`).join('') : textTable(part.heading, part.rows),
    )
    .join('\n');

/** Kanji and kana are two columns wide. */
export function textTable(heading: Cells, rows: readonly Cells[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ''))));
  const line = (row: Cells) => row.map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - width(cell))).join('  ');
  return all.map((row) => `${line(row).trimEnd()}\n`).join('');
}

function width(cell: string): number {
  return [...cell].reduce((sum, character) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(character) ? 2 : 1), 0);
}
