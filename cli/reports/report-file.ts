import type { Locale } from '../arguments/command.ts';
import type { Cells, ReportPart } from '../output/text-table.ts';
import type { ReportChart } from './report-charts.ts';

export interface ReportToWrite {
  readonly title: string;
  /** What was played. */
  readonly lead: string;
  readonly parts: readonly ReportPart[];
  readonly charts: readonly ReportChart[];
  readonly locale: Locale;
}

/** `pictures`: the files of its charts, in their order. */
export function markdownReport({ title, lead, parts, charts }: ReportToWrite, pictures: readonly string[]): string {
  const row = (cells: Cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const tableOf = ({ heading, rows }: ReportTable) =>
    [row(heading), row(heading.map(() => '---')), ...rows.map(row)].join('\n');
  const drawn = charts.map(({ name }, i) => ({ name, drawn: `![${capital(name)}](${encodeURI(pictures[i] ?? '')})` }));
  const written = sectionsOf(parts, drawn).flatMap((one) =>
    'lines' in one
      ? [one.lines.join('\n')]
      : [`## ${capital(one.name)}`, ...one.charts, ...(one.table === null ? [] : [tableOf(one.table)])],
  );
  return `${[`# ${title}`, lead, ...written].join('\n\n')}\n`;
}

type ReportTable = Extract<ReportPart, { readonly kind: 'table' }>;
interface Section {
  readonly name: string;
  readonly charts: readonly string[];
  readonly table: ReportTable | null;
}
interface DrawnChart {
  readonly name: string;
  readonly drawn: string;
}

/** Charts stand above the table of the same name; those without one come first. */
function sectionsOf(
  parts: readonly ReportPart[],
  charts: readonly DrawnChart[],
): readonly (Section | { readonly lines: readonly string[] })[] {
  const tables = parts.filter((part) => part.kind === 'table');
  const named = (name: string) => charts.filter((one) => one.name === name).map(({ drawn }) => drawn);
  const alone = charts.filter(({ name }) => !tables.some((table) => table.name === name));
  return [
    ...alone.map(({ name, drawn }) => ({ name, charts: [drawn], table: null })),
    ...parts.map((part) =>
      part.kind === 'lines' ? { lines: part.lines } : { name: part.name, charts: named(part.name), table: part },
    ),
  ];
}

/** A chart as a file of its own, on white, as it may be shown on a dark page. */
export const pictureOfChart = ({ svg }: ReportChart): string =>
  svg.replace(
    '<svg style="background:transparent;',
    '<svg xmlns="http://www.w3.org/2000/svg" style="background:#fff;color:#222;--accent:#0b7285;',
  );

/** One file that needs no other. */
export function pageReport({ title, lead, parts, charts, locale }: ReportToWrite): string {
  const cells = (tag: 'td' | 'th', row: Cells) => row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  const tableOf = ({ heading, rows }: ReportTable) =>
    `<div class="wide"><table><thead><tr>${cells('th', heading)}</tr></thead><tbody>${rows
      .map((row) => `<tr>${cells('td', row)}</tr>`)
      .join('')}</tbody></table></div>`;
  const drawn = charts.map(({ name, svg }) => ({
    ...{ name, drawn: `<figure role="img" aria-label="${escaped(capital(name))}">${svg}</figure>` },
  }));
  const written = sectionsOf(parts, drawn).map((one) =>
    'lines' in one
      ? one.lines.map((line) => `<p>${escaped(line)}</p>`).join('')
      : `<h2>${escaped(capital(one.name))}</h2>${one.charts.join('')}${one.table === null ? '' : tableOf(one.table)}`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(lead)}</p>
${written.join('\n')}
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark;--accent:#0b7285}
@media (prefers-color-scheme:dark){:root{--accent:#4cc3d0}}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:15px/1.6 system-ui,'Noto Sans JP',sans-serif}
h1{font-size:1.5rem}h2{margin:2rem 0 .5rem;font-size:1.1rem}
figure{margin:0 0 1rem}svg{max-width:100%;height:auto;font-family:inherit}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .7rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);text-align:start;white-space:nowrap}
td:last-child{white-space:normal}
@page{margin:15mm}
@media print{:root,body{background:#fff;color:#222}body{font-family:'Noto Sans JP',system-ui,sans-serif;max-width:none;margin:0;padding:0}.wide{overflow:visible}table{font-size:11px}th,td{padding:.15rem .35rem;white-space:normal;overflow-wrap:anywhere}h2,thead{break-after:avoid}tr,figure{break-inside:avoid}}`;

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
