import type { KeptRun, LabRunsReport } from '#api/cli/lab-runs-report.ts';
import { shortKey } from '#host/lab/other-version.ts';
import type { Locale } from '../arguments/command.ts';
import { headingText, resultText } from '../words/cli-text.ts';
import { textTable } from './text-table.ts';
import { visibleLine } from './visible-text.ts';

/** A row for each run. */
export function runsTable({ runs }: LabRunsReport, locale: Locale): string {
  if (runs.length === 0) return `${resultText('noKeptRuns')[locale]}\n`;
  const names = ['key', 'when', 'project', 'chosen', 'players', 'program', 'seeds', 'games'] as const;
  return textTable(
    names.map((name) => headingText(name, locale)),
    runs.map((run) => [
      ...[shortKey(run), whenOf(run), visibleLine(run.project), visibleLine(chosenIn(run)), between(run.players)],
      ...[run.bots.join(' '), between(run.seeds), String(run.games)],
    ]),
  );
}

/** On the clock of this computer. */
function whenOf({ at }: KeptRun): string {
  const then = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [then.getFullYear(), two(then.getMonth() + 1), two(then.getDate())].join('-');
  return `${day} ${two(then.getHours())}:${two(then.getMinutes())}`;
}

const chosenIn = ({ choices }: KeptRun): string => Object.values(choices).flat().join(' ');

function between(range: { readonly from: number; readonly to: number } | null): string {
  if (range === null) return '';
  return range.from === range.to ? String(range.from) : `${range.from}–${range.to}`;
}
