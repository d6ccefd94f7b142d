import { fillSentence } from '#host/program/fill-sentence.ts';
import { exchangeFormatNames, type ImportOutcome } from '#host/translations/exchange-translations.ts';
import type { OpenedTranslations } from '#host/translations/translations.ts';
import { type ArgumentFault, fault, missingValue, oneOf, withNearest } from '../arguments/argument-faults.ts';
import type { CliText, CommandContext, ExitCode } from '../arguments/command.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { anyList, resultText } from '../words/cli-text.ts';
import reasons from '../words/reasons.json' with { type: 'json' };

/** Exit code 2. */
export function cannotOpen(
  opened: Exclude<OpenedTranslations, { readonly kind: 'opened' }>,
  folder: string,
  locale: string | undefined,
  context: CommandContext,
): ExitCode {
  if (opened.kind === 'no-such-locale') return reportFailure(context, noSuchLocale(locale ?? '', opened));
  return reportUnplayable(
    context,
    folder,
    opened.problems.filter(({ severity }) => severity === 'error'),
  );
}

export function noSuchLocale(
  given: string,
  { named, known }: Pick<Extract<OpenedTranslations, { readonly kind: 'no-such-locale' }>, 'named' | 'known'>,
): ArgumentFault {
  const { given: _, ...near } = withNearest(given, named.nearest);
  const data = { given, known: [...known], ...near };
  if (!named.isLocale) return fault('noLanguage', data);
  return fault('noSuchLocale', data, {
    locales: known.length === 0 ? resultText('noLocales') : anyList(known),
  });
}

export const refusedExchange = (
  context: CommandContext,
  file: string,
  refused: Extract<ImportOutcome, { readonly kind: 'refused' }>,
): ExitCode =>
  reportFailure(context, fault('refusedExchange', { file, fault: refused.fault }, { why: refused.message }));

/** The format is unknown from the file name. */
export const noFormat = (): ArgumentFault => missingValue('--format', oneOf(exchangeFormatNames));

/** Exit code 2. */
export function cannotImport(
  context: CommandContext,
  file: string,
  done: Exclude<ImportOutcome, { readonly kind: 'imported' }>,
): ExitCode {
  switch (done.kind) {
    case 'refused':
      return refusedExchange(context, file, done);
    case 'no-such-file':
      return reportFailure(context, fault('noSuchFile', { file }));
    case 'unreadable':
      return reportFailure(
        context,
        fault('unreadableFile', { file, fault: done.fault }, { why: whyUnreadable(done.fault) }),
      );
    case 'not-written':
      return reportFailure(
        context,
        fault(done.code === 'conflict' ? 'writtenMeanwhile' : 'notWritten', { file: done.path }),
      );
  }
}

type FileFault = Extract<ImportOutcome, { readonly kind: 'unreadable' }>['fault'];

function whyUnreadable(fault: FileFault): CliText {
  switch (fault.kind) {
    case 'encoding': {
      const place = `${fault.line + 1}:${fault.character + 1}`;
      // The encoding may be unknown
      return fault.guess === null
        ? fillSentence(reasons.encoding, { place })
        : fillSentence(reasons.otherEncoding, { place, guess: fault.guess });
    }
    case 'too-large':
      return fillSentence(reasons.tooLarge, { most: fault.most });
    default:
      return reasons.noOrdinaryFile;
  }
}
