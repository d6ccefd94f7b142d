import os from 'node:os';
import path from 'node:path';
import type { ReachAllReport } from '#api/cli/reach-all-report.ts';
import type { ReachLine, ReachReport } from '#api/cli/reach-report.ts';
import { readArgumentFile } from '#host/files/given-file.ts';
import { writeGivenFile } from '#host/files/write-files.ts';
import { coverNodes } from '#host/goal-search/cover-nodes.ts';
import { type FixedSetup, reach as reachGoal, type WhatToReach } from '#host/goal-search/reach.ts';
import { type Goal, keptLine, parseGoal, readNamedGoal } from '#host/goal-search/reach-goal.ts';
import { type ProjectForPlay, readProjectForPlay } from '#host/project/project-for-play.ts';
import { type ArgumentFault, fault, withNearest } from '../arguments/argument-faults.ts';
import type { CliCommand, CliText, CommandContext, ExitCode, ParsedArguments } from '../arguments/command.ts';
import { choicesHelp } from '../options/setup-help.ts';
import { choicesUsage, readSetup, setupOptions } from '../options/setup-options.ts';
import { Progress } from '../output/long-work.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { resultText } from '../words/cli-text.ts';

const gamesUnlessSaid = 400;
const gamesOfAll = 3000;
const limitUnlessSaid = '10s';

export const reach: CliCommand = {
  name: 'reach',
  usage: `reach PROJECT --to CARD|PATH|EVENT[/WORD]|RESULT | --when JSON | --all  [--players 4] ${choicesUsage}[--setup FILE] [--seed 1] [--games ${gamesUnlessSaid}] [--limit ${limitUnlessSaid}] [--lines FILE,…] [--workers 2] [--save FILE] [--json]`,
  ofProject: choicesHelp,
  positionals: { least: 1, most: 1 },
  options: {
    ...setupOptions,
    to: { type: 'text' },
    when: { type: 'text' },
    all: { type: 'flag' },
    games: { type: 'number', least: 1, most: 1_000_000 },
    limit: { type: 'text' },
    lines: { type: 'text' },
    workers: { type: 'number', least: 1, most: 256 },
    save: { type: 'text' },
  },
  run: async (given, context) => {
    const limit = readLimit(given.text('limit') ?? limitUnlessSaid);
    if (typeof limit !== 'number') return reportFailure(context, limit);
    const start = await readSetup(given, context);
    if ('code' in start) return reportFailure(context, start);
    const { setup } = start;
    const settled: FixedSetup = 'document' in setup ? { choices: {}, document: setup.document } : setup;
    const shown = given.positionals[0] ?? '.';
    const project = await readProjectForPlay(path.resolve(context.folder, shown));
    if (!('playable' in project)) return reportUnplayable(context, shown, project.errors);
    if (given.flag('all')) return await all(given, project, settled, { context, limit });
    const goal = readGoal(given, project);
    if ('code' in goal) return reportFailure(context, goal);
    const kept = await readLines(given, context);
    if ('code' in kept) return reportFailure(context, kept);
    const progress = new Progress(context);
    const ran = await reachGoal(
      project,
      {
        ...goal,
        ...kept,
        settled,
        seed: given.number('seed') ?? 1,
        games: given.number('games') ?? gamesUnlessSaid,
      },
      {
        workers: given.number('workers') ?? os.availableParallelism(),
        stop: context.stop(),
        limit,
        heard: (played, of) => progress.at(played, of),
      },
    );
    if (!('report' in ran)) return progress.end(ran);
    const { report, save } = ran.report;
    const file = given.text('save');
    if (file !== undefined && save !== null && !(await written(path.resolve(context.folder, file), save)))
      return reportFailure(context, fault('notWritten', { file }));
    context.out(context.json ? `${JSON.stringify(report, null, 2)}\n` : sentence(report, context));
    if (report.found) return 0;
    return report.fault === null ? 1 : 2;
  },
};

async function all(
  given: ParsedArguments,
  project: ProjectForPlay,
  settled: FixedSetup,
  { context, limit }: { readonly context: CommandContext; readonly limit: number },
): Promise<ExitCode> {
  if (given.text('to') !== undefined || given.text('when') !== undefined)
    return reportFailure(context, fault('notOneGoal'));
  const progress = new Progress(context);
  const ran = await coverNodes(
    project,
    { settled, seed: given.number('seed') ?? 1, games: given.number('games') ?? gamesOfAll },
    {
      workers: given.number('workers') ?? os.availableParallelism(),
      stop: context.stop(),
      limit: given.text('limit') === undefined ? Number.POSITIVE_INFINITY : limit,
      heard: (played, of) => progress.at(played, of),
    },
  );
  if (!('report' in ran)) return progress.end(ran);
  const { report } = ran;
  context.out(context.json ? `${JSON.stringify(report)}\n` : allSentence(report, context));
  return report.missing.length === 0 ? 0 : 1;
}

function allSentence({ nodes, reached, games, missing }: ReachAllReport, { locale }: CommandContext): string {
  const share = ((100 * reached) / Math.max(1, nodes)).toFixed(1);
  const head = resultText('covered', { nodes, reached, share, games })[locale];
  return `${[head, ...missing.map(({ path: way, reason }) => `${way}  ${reason[locale]}`)].join('\n')}\n`;
}

function readGoal(given: ParsedArguments, { playable }: ProjectForPlay): { readonly goal: Goal } | ArgumentFault {
  const [to, when] = [given.text('to'), given.text('when')];
  if ((to === undefined) === (when === undefined)) return fault('notOneGoal');
  const read = when === undefined ? readNamedGoal(playable, to as string) : parseGoal(playable, when);
  if ('goal' in read) return read;
  if ('unknown' in read) return fault('noGoal', withNearest(read.unknown, read.nearest));
  const { ja, en } = read.fault;
  return fault('badCondition', { given: when, at: read.at }, { why: { ja: `${ja}。`.replace(/。。$/, '。'), en } });
}

/** Such as `10s`, `500ms`, `2m`; in milliseconds. */
function readLimit(typed: string): number | ArgumentFault {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(typed) ?? [];
  if (amount === undefined) return fault('badLimit', { given: typed });
  return Number(amount) * (unit === 'ms' ? 1 : unit === 's' ? 1000 : 60_000);
}

async function readLines(
  given: ParsedArguments,
  context: CommandContext,
): Promise<{ readonly kept: WhatToReach['kept'] } | ArgumentFault> {
  const kept = [];
  for (const file of given.text('lines')?.split(',') ?? []) {
    const text = await readArgumentFile(path.resolve(context.folder, file));
    const line = text === null ? null : keptLine(text);
    if (line === null) return fault('noKeptLine', { file });
    kept.push(line);
  }
  return { kept };
}

async function written(file: string, value: unknown): Promise<boolean> {
  try {
    await writeGivenFile(file, Buffer.from(`${JSON.stringify(value)}\n`, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

function sentence(report: ReachReport, { locale }: CommandContext): string {
  const { found, line } = report;
  const said = found && line !== null ? foundIn(report, line) : notFound(report);
  const fault = report.fault === null ? [] : [report.fault.message];
  const lines = [...said, ...fault].map((text) => text[locale]);
  const hashes =
    line === null ? [] : [`setup ${JSON.stringify(line.setup)}`, `hash ${line.hash}`, `logHash ${line.logHash}`];
  return `${[...lines, ...hashes].join('\n')}\n`;
}

const foundIn = ({ name, games, foundIn: game }: ReachReport, { decisions }: ReachLine): readonly CliText[] => [
  resultText('reached', { name, decisions, games, where: resultText(game === 0 ? 'keptLine' : 'game', { game }) }),
];

const notFound = ({ name, games, nearest, line, outOfTime }: ReachReport): readonly CliText[] => [
  resultText('notReached', { name, games }),
  ...(nearest === null ? [] : [nearest.text]),
  ...(line === null ? [] : [resultText('reachedByCheat', { decisions: line.decisions })]),
  ...(outOfTime ? [resultText('outOfTime')] : []),
];
