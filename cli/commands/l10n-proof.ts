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
  run: async (given, door) => {
    const [folder = '.'] = given.positionals;
    const [asked, to] = [languageAsked(given), given.text('to')];
    const right = optionValue('nameEnding', { ending: '.html' });
    if (to === undefined) return reportFailure(door, missingValue('--to', right));
    if (!/\.html?$/i.test(to)) return reportFailure(door, wrongValue('--to', to, right));
    const made = await makeProofCopy(path.resolve(door.folder, folder), asked, door.locale);
    if (made.kind !== 'proof') return cannotOpen(made, folder, asked, door);
    const { locale, proof } = made;
    const bytes = Buffer.from(made.page);
    try {
      await replaceFile(path.resolve(door.folder, to), bytes, null);
    } catch {
      return reportFailure(door, fault('notWritten', { file: to }));
    }
    const texts = proof.files.flatMap(({ entries }) => entries.flatMap((one) => one.texts)).length;
    const report: L10nProofReport = { locale, file: to, files: proof.files.length, texts, bytes: bytes.length };
    if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
    else door.out(`${resultText('proof', { file: visibleLine(to), texts, locale })[door.locale]}\n`);
    return 0;
  },
};
