import { solveNumber } from '#host/simulation/solve-number.ts';
import { missingValue, wrongValue } from '../arguments/argument-faults.ts';
import type { CliCommand } from '../arguments/command.ts';
import { labUsage, readLab } from '../options/lab-options.ts';
import { numberOptions, numberUsage, readNumberGames, readNumbers } from '../options/number-options.ts';
import { choicesHelp } from '../options/setup-help.ts';
import { Progress } from '../output/long-work.ts';
import { solvedTable } from '../output/number-tables.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { optionValue } from '../words/cli-text.ts';

const gamesUnlessSaid = 500;
/** Values on each side of the present one. */
const aroundUnlessSaid = 10;
const mostValues = 1000;

export const solve: CliCommand = {
  name: 'solve',
  usage: `solve PROJECT --number PATH --for 50% [--values 10..30] ${numberUsage} [--games ${gamesUnlessSaid} | --seeds 1..${gamesUnlessSaid}] ${labUsage} [--json]`,
  ofProject: choicesHelp,
  positionals: { least: 1, most: 1 },
  options: { ...numberOptions, number: { type: 'text' }, for: { type: 'text' }, values: { type: 'text' } },
  run: async (given, context) => {
    const [name, wanted, range] = [given.text('number'), given.text('for'), given.text('values')];
    if (name === undefined) return reportFailure(context, missingValue('--number', optionValue('pathOfNumber')));
    if (wanted === undefined) return reportFailure(context, missingValue('--for', optionValue('rate')));
    const target = readRate(wanted);
    if (target === null) return reportFailure(context, wrongValue('--for', wanted, optionValue('rate')));
    const games = readNumberGames(given, gamesUnlessSaid);
    if ('code' in games) return reportFailure(context, games);
    const read = await readNumbers(given, 'number', context);
    if ('exit' in read) return read.exit;
    const { project, numbers } = read;
    const [number, another] = numbers;
    if (number === undefined || another !== undefined)
      return reportFailure(context, wrongValue('--number', name, optionValue('pathOfNumber'), another && number?.path));
    const values = range === undefined ? around(number.value) : readValues(range);
    if (values === null) return reportFailure(context, wrongValue('--values', range ?? '', optionValue('values')));
    const progress = new Progress(context);
    const what = { number, target, values };
    const ran = await solveNumber(project.playable, what, games, readLab(given, context), (done, of) =>
      progress.at(done, of),
    );
    if (!('report' in ran)) return progress.end(ran);
    context.out(context.json ? `${JSON.stringify(ran.report, null, 2)}\n` : solvedTable(ran.report, context.locale));
    return ran.report.found === null ? 1 : 0;
  },
};

/** Below 0 only when the present value is. */
const around = (value: number) => ({
  from: value < 0 ? value - aroundUnlessSaid : Math.max(0, value - aroundUnlessSaid),
  to: value + aroundUnlessSaid,
});

/** `50%` or `0.5`. */
function readRate(written: string): number | null {
  const found = /^(\d+(?:\.\d+)?)(\s?%)?$/.exec(written);
  const rate = Number(found?.[1]) / (found?.[2] === undefined ? 1 : 100);
  return found !== null && rate <= 1 ? rate : null;
}

function readValues(written: string): { readonly from: number; readonly to: number } | null {
  const found = /^(-?\d{1,9})\.\.(-?\d{1,9})$/.exec(written);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  return found !== null && from <= to && to - from < mostValues ? { from, to } : null;
}
