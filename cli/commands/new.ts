import path from 'node:path';
import type { NewReport } from '#api/cli/new-report.ts';
import {
  availableSystems,
  beginInFolder,
  type NewProjectRequest,
  type NewThings,
  newThingsInFolder,
} from '#host/new-project/new-project.ts';
import { wrongValue } from '../arguments/argument-faults.ts';
import type { CliCommand, CliText, CommandContext, ExitCode, ParsedArguments } from '../arguments/command.ts';
import { newFault } from '../faults/new-faults.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { trialLines } from '../output/trial-lines.ts';
import { optionValue, resultText } from '../words/cli-text.ts';

export const newCommand: CliCommand = {
  name: 'new',
  usage:
    'new PROJECT --kind empty|copy|mod|playtest|locale|… [--answers JSON] [--system ID] [--title TEXT] [--list] [--dry-run] [--json]',
  positionals: { least: 1, most: 1 },
  options: {
    kind: { type: 'text' },
    answers: { type: 'text' },
    system: { type: 'text', words: availableSystems },
    title: { type: 'text' },
    list: { type: 'flag' },
    'dry-run': { type: 'flag' },
  },
  run: async (given, context) => {
    const answers = answersIn(given.text('answers') ?? '{}');
    if (answers === null)
      return reportFailure(context, wrongValue('--answers', given.text('answers') ?? '', objectOfTexts));
    const asked = askedOf(given, answers, context);
    return given.flag('list') ? await list(asked, context) : await make(asked, context);
  },
};

const objectOfTexts = optionValue('answers', {
  example: { ja: '{"質問": "答え"}', en: '{"question": "answer"}' },
});

type Answers = NewProjectRequest['answers'];
type Offered = NewReport['offered'];

const isText = (value: unknown): boolean => typeof value === 'string';

function answersIn(text: string): Answers | null {
  try {
    const value: unknown = JSON.parse(text);
    const isAnswers =
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
    return isAnswers ? (value as Answers) : null;
  } catch {
    return null;
  }
}

function askedOf(given: ParsedArguments, answers: Answers, context: CommandContext): NewProjectRequest {
  return {
    folder: path.resolve(context.folder, given.positionals[0] ?? '.'),
    kind: given.text('kind') ?? 'empty',
    answers,
    system: given.text('system') ?? availableSystems[0] ?? '',
    title: given.text('title') ?? null,
    locale: context.locale,
    write: !given.flag('dry-run'),
    withTrial: true,
  };
}

async function make(asked: NewProjectRequest, context: CommandContext): Promise<ExitCode> {
  const outcome = await beginInFolder(asked);
  if (outcome.kind !== 'begun') return reportFailure(context, newFault(outcome, asked));
  const { begun } = outcome;
  if (context.json) context.out(`${JSON.stringify(reportOf(asked, begun, []), null, 2)}\n`);
  else tell(asked, begun, context);
  return begun.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

async function list(asked: NewProjectRequest, context: CommandContext): Promise<ExitCode> {
  const offered = await newThingsInFolder(asked);
  if ('kind' in offered) return reportFailure(context, newFault(offered, asked));
  const nothing: NewThings = { project: '', made: false, answers: {}, documents: [], problems: [], trial: null };
  if (context.json) context.out(`${JSON.stringify(reportOf({ ...asked, write: false }, nothing, offered), null, 2)}\n`);
  else for (const one of offered) tellOffered(one, context);
  return 0;
}

function reportOf(asked: NewProjectRequest, begun: NewThings, offered: Offered): NewReport {
  return {
    ...{ project: begun.project, kind: asked.kind, made: begun.made, written: asked.write },
    answers: { ...begun.answers },
    files: begun.documents.map(({ path: file, before, after }) => ({
      ...{ path: file, change: before === null ? ('made' as const) : ('changed' as const) },
      bytes: Buffer.byteLength(after),
    })),
    problems: [...begun.problems],
    trial: begun.trial,
    offered,
  };
}

function tell(asked: NewProjectRequest, { documents, problems, trial }: NewThings, context: CommandContext): void {
  const say = (words: CliText): void => context.out(`${words[context.locale]}\n`);
  for (const { path: file, before } of documents)
    say(resultText(before === null ? 'createdFile' : 'changedFile', { file }));
  for (const { code, file, message } of problems) context.out(`${file} ${code} ${message[context.locale]}\n`);
  if (trial !== null) say(trialLines(trial));
  if (!asked.write) return say(resultText('nothingYet'));
  const folder = path.relative(context.folder, asked.folder) || '.';
  say(resultText('toOpen', { folder }));
}

function tellOffered({ kind, name, questions }: Offered[number], context: CommandContext): void {
  context.out(`--kind ${kind}  ${name[context.locale]}\n`);
  for (const question of questions) {
    const choices = (question.choices ?? []).slice(0, 12).join('|');
    const only = question.onlyIf === undefined ? '' : ` [${question.onlyIf.question}=${question.onlyIf.is.join('|')}]`;
    const usual = question.usual === '' ? '' : ` (${question.usual})`;
    context.out(
      `    ${question.id}: ${question.ask[context.locale]}${choices === '' ? '' : ` ${choices}`}${usual}${only}\n`,
    );
  }
}
