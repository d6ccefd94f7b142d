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
  run: async (given, door) => {
    const [[name = '.'], to] = [given.positionals, given.text('to')];
    if (to === undefined) return reportFailure(door, missingValue('--to', right));
    if (!isPacked(to)) return reportFailure(door, wrongValue('--to', to, right));
    const outcome = await packProject(path.resolve(door.folder, name), path.resolve(door.folder, to));
    switch (outcome.kind) {
      case 'no-project':
        return reportFailure(door, fault('nothingToPack', { folder: name }));
      case 'unreadable':
        return reportFailure(door, fault('unreadableInside', { file: outcome.file, why: 'unreadable' }));
      case 'bad-name':
        return reportFailure(door, fault('badFileName', { file: outcome.file, why: 'name' }));
      case 'refused':
        return reportFailure(door, fault('cannotPackAll', { fault: { ...outcome.fault } }, { why: outcome.why }));
      case 'not-written':
        return reportFailure(door, fault('notWritten', { file: to }));
      case 'packed': {
        const { files, bytes } = outcome;
        const report: PackReport = { file: to, files: [...files], bytes };
        if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
        else door.out(`${resultText('packed', { files: files.length, file: visibleLine(to) })[door.locale]}\n`);
        return 0;
      }
    }
  },
};
