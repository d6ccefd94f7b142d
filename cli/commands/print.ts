import path from 'node:path';
import type { PrintReport } from '#api/cli/print-report.ts';
import { changedSince } from '#host/print/changed-since.ts';
import { printCalibration } from '#host/print/print-calibration.ts';
import {
  areCardsAlone,
  duplexWords,
  guidesWords,
  kindWords,
  paperWords,
  shopWords,
} from '#host/print/print-choices.ts';
import type { AskedPrint } from '#host/print/print-job.ts';
import { printLocales } from '#host/print/print-locales.ts';
import { type PrintOutcome, printProject } from '#host/print/print-project.ts';
import { checkProject } from '#host/reports/check-project.ts';
import { fault } from '../arguments/argument-faults.ts';
import type { CliCommand, CommandContext, ExitCode, Locale, ParsedArguments } from '../arguments/command.ts';
import { reportUndrawn } from '../faults/draw-faults.ts';
import { noSuchLocale } from '../faults/l10n-faults.ts';
import { listOf, nothingToPrint, notKnownSince, readPrintArguments, unknownPart } from '../faults/print-faults.ts';
import { languageAsked, languageOptions } from '../options/language-option.ts';
import { Progress } from '../output/long-work.ts';
import { problemLine } from '../output/problem-lines.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { visibleLine } from '../output/visible-text.ts';
import { resultText } from '../words/cli-text.ts';

export const print: CliCommand = {
  name: 'print',
  usage:
    'print PROJECT --to FILE --as deck|sheets|png|tts|contact|calibration [--parts cards,tokens] [--select W-,SC05] [--language ja,en] [--paper a4|a3|letter] [--copies printed|one] [--changed-since REF|TIME] [--shop tgc|mpc|dtc] [--duplex long|short] [--offset X,Y] [--guides rim|lines|gaps] [--address URL] [--json]',
  positionals: { least: 1, most: 1 },
  options: {
    to: { type: 'text' },
    as: { type: 'text', words: kindWords },
    parts: { type: 'text' },
    select: { type: 'text' },
    ...languageOptions,
    paper: { type: 'text', words: paperWords },
    copies: { type: 'text', words: ['printed', 'one'] },
    'changed-since': { type: 'text' },
    shop: { type: 'text', words: shopWords },
    duplex: { type: 'text', words: duplexWords },
    offset: { type: 'text' },
    guides: { type: 'text', words: guidesWords },
    address: { type: 'text' },
  },
  run: async (given, context) => {
    const wanted = readPrintArguments(given);
    if ('fault' in wanted) return reportFailure(context, wanted.fault);
    if ('sheet' in wanted) return await calibrate(wanted, given, context);
    const [name = '.'] = given.positionals;
    const checked = await checkProject(path.resolve(context.folder, name));
    const { readable, diagnosis, report } = checked;
    const errors = report.problems.filter(({ severity }) => severity === 'error');
    if (!readable) return reportUnplayable(context, name, errors);
    const found = printLocales(diagnosis, listOf(languageAsked(given)));
    if (found.kind === 'no-such-locale') return reportFailure(context, noSuchLocale(found.given, found));
    const unknown = unknownPart(wanted.print.parts, diagnosis.system?.printedParts ?? []);
    if (unknown !== null) return reportFailure(context, unknown);
    // Errors cannot be compared
    if (errors.length > 0)
      return tellOutcome(
        { kind: 'refused', problems: errors },
        { ...wanted.print, locales: found.locales, only: null },
        given,
        context,
      );
    const project = path.resolve(context.folder, name);
    const since = given.text('changed-since');
    const changed = since === undefined ? null : await changedSince(project, checked, since);
    if (changed !== null && changed.kind !== 'known')
      return reportFailure(context, notKnownSince(since ?? '', changed));
    if (changed?.entries.length === 0 && areCardsAlone(wanted.print.parts))
      return reportFailure(context, fault('nothingChanged', { since }));
    const job: AskedPrint = { ...wanted.print, locales: found.locales, only: changed?.entries ?? null };
    const to = path.resolve(context.folder, wanted.to);
    const progress = new Progress(context);
    const outcome = await printProject(checked, job, to, (done, of) => progress.at(done, of), context.stop());
    return tellOutcome(outcome, job, given, context);
  },
};

/** Independent of the project. */
async function calibrate(
  { sheet, to }: Extract<ReturnType<typeof readPrintArguments>, { readonly sheet: unknown }>,
  given: ParsedArguments,
  context: CommandContext,
): Promise<ExitCode> {
  const outcome = await printCalibration(sheet, path.resolve(context.folder, to));
  if (outcome.kind !== 'printed') return reportFailure(context, fault('notWritten', { file: to }));
  const { entries: designs, cards, pages, bytes, credits, notFound, problems } = outcome;
  const report = { as: 'calibration' as const, locales: [], file: to, designs, cards, pages };
  tell(context, given.positionals[0] ?? '.', {
    ...report,
    bytes: bytes.length,
    credits,
    notFound: [...notFound],
    problems,
  });
  return 0;
}

function tellOutcome(
  outcome: PrintOutcome,
  job: AskedPrint,
  given: ParsedArguments,
  context: CommandContext,
): ExitCode {
  const [to = '', [folder = '.']] = [given.text('to'), given.positionals];
  switch (outcome.kind) {
    case 'nothing':
      return reportFailure(context, nothingToPrint(outcome.hasFaces, job.select));
    case 'not-written':
      return reportFailure(context, fault('notWritten', { file: to }));
    case 'no-browser':
    case 'browser-gone':
    case 'stopped':
      return reportUndrawn(context, outcome);
    case 'refused': {
      const { problems } = outcome;
      tell(context, folder, {
        ...reportOf(job),
        file: null,
        designs: 0,
        cards: 0,
        pages: 0,
        bytes: 0,
        credits: [],
        notFound: [],
        problems,
      });
      return 1;
    }
    case 'printed': {
      const { entries: designs, cards, pages, bytes, credits, notFound, problems } = outcome;
      tell(context, folder, {
        ...{ ...reportOf(job), file: to, designs, cards, pages },
        ...{ bytes: bytes.length, credits, notFound: [...notFound], problems },
      });
      if (job.as === 'tts' && job.address === undefined && !context.json)
        context.err(`${resultText('putPictures', { address: '{address}' })[context.locale]}\n`);
      return 0;
    }
  }
}

const reportOf = ({ as, locales }: AskedPrint) => ({ as, locales: [...locales] });

type Told = Omit<PrintReport, 'problems' | 'credits'> & {
  readonly credits: Extract<PrintOutcome, { readonly kind: 'printed' }>['credits'];
  readonly problems: Extract<PrintOutcome, { readonly kind: 'refused' }>['problems'];
};

function tell(context: CommandContext, folder: string, { problems, ...report }: Told): void {
  if (context.json) {
    context.out(`${JSON.stringify({ ...report, problems }, null, 2)}\n`);
    return;
  }
  for (const problem of problems) context.out(`${problemLine(problem, folder, context.locale)}\n`);
  const { as, file, designs, cards, pages, credits, notFound } = report;
  if (notFound.length > 0)
    context.err(`${resultText('noneBegins', { select: visibleLine(notFound.join(', ')) })[context.locale]}\n`);
  if (as === 'calibration')
    context.out(`${resultText('calibration', { file: visibleLine(file ?? '') })[context.locale]}\n`);
  else if (file === null) context.err(`${resultText('nothingWritten')[context.locale]}\n`);
  else
    context.out(
      `${resultText(as === 'png' || as === 'tts' ? 'printedPictures' : 'printedPages', { file: visibleLine(file), designs, cards, pages })[context.locale]}\n`,
    );
  for (const one of credits) context.out(`${creditLine(one, context.locale)}\n`);
}

const creditLine = ({ credit, files }: Told['credits'][number], locale: Locale): string =>
  visibleLine(resultText('credit', { credit, files })[locale]);
