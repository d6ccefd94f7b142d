import path from 'node:path';
import type { PackReport } from '#api/cli/pack-report.ts';
import { packProject } from '#host/packed-projects/pack-project.ts';
import { isPacked, packedEnding } from '#host/packed-projects/packed-name.ts';
import { fault, missingValue, wrongValue } from '../arguments/argument-faults.ts';
import type { CliCommand } from '../arguments/command.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { visibleLine } from '../output/visible-text.ts';
import { optionValue, resultText } from '../words/cli-text.ts';

const right = optionValue('nameEnding', { ending: packedEnding });

export const pack: CliCommand = {
  name: 'pack',
  usage: 'pack PROJECT --to FILE.studiopack [--json]',
  positionals: { least: 1, most: 1 },
  options: { to: { type: 'text' } },
  run: async (given, context) => {
    const [[name = '.'], to] = [given.positionals, given.text('to')];
    if (to === undefined) return reportFailure(context, missingValue('--to', right));
    if (!isPacked(to)) return reportFailure(context, wrongValue('--to', to, right));
    const outcome = await packProject(path.resolve(context.folder, name), path.resolve(context.folder, to));
    switch (outcome.kind) {
      case 'no-project':
        return reportFailure(context, fault('nothingToPack', { folder: name }));
      case 'unreadable':
        return reportFailure(context, fault('unreadableInside', { file: outcome.file, why: 'unreadable' }));
      case 'bad-name':
        return reportFailure(context, fault('badFileName', { file: outcome.file, why: 'name' }));
      case 'refused':
        return reportFailure(context, fault('cannotPackAll', { fault: { ...outcome.fault } }, { why: outcome.why }));
      case 'not-written':
        return reportFailure(context, fault('notWritten', { file: to }));
      case 'packed': {
        const { files, bytes } = outcome;
        const report: PackReport = { file: to, files: [...files], bytes };
        if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
        else context.out(`${resultText('packed', { files: files.length, file: visibleLine(to) })[context.locale]}\n`);
        return 0;
      }
    }
  },
};
