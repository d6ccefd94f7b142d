import type { Locale } from '../arguments/command.ts';
import type { ReportChart } from './report-charts.ts';
import type { Cells, ReportPart } from './text-table.ts';

export interface ReportToWrite {
  readonly title: string;
  /** What was played. */
  readonly lead: string;
  readonly parts: readonly ReportPart[];
  /** Drawn in pages only. */
  readonly charts: readonly ReportChart[];
  readonly locale: Locale;
}

export function markdownReport({ title, lead, parts }: ReportToWrite): string {
  const row = (cells: Cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const written = parts.flatMap((part) =>
    part.kind === 'lines'
      ? [part.lines.join('\n')]
      : [
          `## ${capital(part.name)}`,
          [row(part.heading), row(part.heading.map(() => '---')), ...part.rows.map(row)].join('\n'),
        ],
  );
  return `${[`# ${title}`, lead, ...written].join('\n\n')}\n`;
}

/** One file that needs no other. */
export function pageReport({ title, lead, parts, charts, locale }: ReportToWrite): string {
  const cells = (tag: 'td' | 'th', row: Cells) => row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  const drawn = charts.map(
    ({ name, svg }) =>
      `<figure role="img" aria-label="${escaped(name)}"><h2>${escaped(capital(name))}</h2>${svg}</figure>`,
  );
  const written = parts.map((part) =>
    part.kind === 'lines'
      ? part.lines.map((line) => `<p>${escaped(line)}</p>`).join('')
      : `<h2>${escaped(capital(part.name))}</h2><div class="wide"><table><thead><tr>${cells('th', part.heading)}</tr></thead><tbody>${part.rows
          .map((row) => `<tr>${cells('td', row)}</tr>`)
          .join('')}</tbody></table></div>`,
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
${[...drawn, ...written].join('\n')}
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark;--accent:#0b7285}
@media (prefers-color-scheme:dark){:root{--accent:#4cc3d0}}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:15px/1.6 system-ui,sans-serif}
h1{font-size:1.5rem}h2{margin:2rem 0 .5rem;font-size:1.1rem}
figure{margin:0}svg{max-width:100%;height:auto}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .7rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);text-align:start;white-space:nowrap}
td:last-child{white-space:normal}`;

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
