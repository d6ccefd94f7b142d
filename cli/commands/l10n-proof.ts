import path from 'node:path';
import type { L10nProofReport } from '#api/cli/l10n-proof-report.ts';
import { replaceFile } from '#host/files/write-files.ts';
import { makeProofCopy } from '#host/translations/proof-copy.ts';
import { fault, missingValue, wrongValue } from '../arguments/argument-faults.ts';
import type { CliCommand } from '../arguments/command.ts';
import { cannotOpen } from '../faults/l10n-faults.ts';
import { languageAsked, languageOptions } from '../options/language-option.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { visibleLine } from '../output/visible-text.ts';
import { optionValue, resultText } from '../words/cli-text.ts';

export const l10nProof: CliCommand = {
  name: 'l10n proof',
  usage: 'l10n proof PROJECT [--language L] --to FILE.html [--json]',
  positionals: { least: 1, most: 1 },
  options: { ...languageOptions, to: { type: 'text' } },
  run: async (given, context) => {
    const [folder = '.'] = given.positionals;
    const [asked, to] = [languageAsked(given), given.text('to')];
    const right = optionValue('nameEnding', { ending: '.html' });
    if (to === undefined) return reportFailure(context, missingValue('--to', right));
    if (!/\.html?$/i.test(to)) return reportFailure(context, wrongValue('--to', to, right));
    const made = await makeProofCopy(path.resolve(context.folder, folder), asked, context.locale);
    if (made.kind !== 'proof') return cannotOpen(made, folder, asked, context);
    const { locale, proof } = made;
    const bytes = Buffer.from(made.page);
    try {
      await replaceFile(path.resolve(context.folder, to), bytes, null);
    } catch {
      return reportFailure(context, fault('notWritten', { file: to }));
    }
    const texts = proof.files.flatMap(({ entries }) => entries.flatMap((one) => one.texts)).length;
    const report: L10nProofReport = { locale, file: to, files: proof.files.length, texts, bytes: bytes.length };
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else context.out(`${resultText('proof', { file: visibleLine(to), texts, locale })[context.locale]}\n`);
    return 0;
  },
};
