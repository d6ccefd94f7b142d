import path from 'node:path';
import type { UnpackReport } from '#api/cli/pack-report.ts';
import { unpackProject } from '#host/packed-projects/unpack-project.ts';
import { type ArgumentFault, fault, missingValue } from '../arguments/argument-faults.ts';
import type { CliCommand, CliText } from '../arguments/command.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { visibleLine } from '../output/visible-text.ts';
import { optionValue, resultText } from '../words/cli-text.ts';
import reasons from '../words/reasons.json' with { type: 'json' };

export const unpack: CliCommand = {
  name: 'unpack',
  usage: 'unpack FILE --to FOLDER [--json]',
  positionals: { least: 1, most: 1 },
  options: { to: { type: 'text' } },
  run: async (given, context) => {
    const [[file = ''], to] = [given.positionals, given.text('to')];
    if (to === undefined) return reportFailure(context, missingValue('--to', optionValue('newFolder')));
    const outcome = await unpackProject(path.resolve(context.folder, file), path.resolve(context.folder, to));
    switch (outcome.kind) {
      case 'no-file':
        return reportFailure(context, cannotUnpack(file, { kind: 'unreadable' }, reasons.unreadableArchive));
      case 'refused':
        return reportFailure(context, cannotUnpack(file, { ...outcome.fault }, outcome.why));
      case 'taken':
        return reportFailure(context, fault('placeTaken', { folder: to }));
      case 'not-written':
        return reportFailure(context, fault('notWritten', { file: to }));
      case 'unpacked': {
        const { files, leftOut } = outcome;
        const report: UnpackReport = { folder: to, files: [...files], leftOut: [...leftOut] };
        if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
        else {
          for (const name of leftOut) context.out(`${visibleLine(resultText('leftOut', { name })[context.locale])}\n`);
          context.out(`${resultText('unpacked', { files: files.length, folder: visibleLine(to) })[context.locale]}\n`);
        }
        return 0;
      }
    }
  },
};

/** File names in an archive may contain line breaks. */
const cannotUnpack = (file: string, why: object, { ja, en }: CliText): ArgumentFault =>
  fault(
    'cannotUnpack',
    { file, fault: why },
    { file: visibleLine(file), why: { ja: visibleLine(ja), en: visibleLine(en) } },
  );
