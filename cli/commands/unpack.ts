import path from 'node:path';
import type { UnpackReport } from '#api/cli/pack-report.ts';
import { unpackProject } from '#host/packed/unpack-project.ts';
import { missingValue } from '../arguments/argument-faults.ts';
import type { Command } from '../arguments/command.ts';
import { cannotUnpack, placeTaken } from '../faults/pack-faults.ts';
import { cannot, notWritten } from '../output/tell-problems.ts';
import { visibleLine } from '../output/visible-text.ts';

export const unpack: Command = {
  name: 'unpack',
  usage: 'unpack FILE --to FOLDER [--json]',
  about: {
    ja: 'pack でまとめたファイルから、新しいフォルダーにプロジェクトを作る',
    en: 'Makes a project in a new folder out of a file that pack has written',
  },
  positionals: { least: 1, most: 1 },
  options: { to: { type: 'text' } },
  run: async (given, door) => {
    const [[file = ''], to] = [given.positionals, given.text('to')];
    if (to === undefined)
      return cannot(door, missingValue('--to', { ja: '新しいフォルダーの名前', en: 'the name of a new folder' }));
    const outcome = await unpackProject(path.resolve(door.folder, file), path.resolve(door.folder, to));
    switch (outcome.kind) {
      case 'no-file':
        return cannot(door, cannotUnpack(file, null));
      case 'refused':
        return cannot(door, cannotUnpack(file, outcome));
      case 'taken':
        return cannot(door, placeTaken(to));
      case 'not-written':
        return cannot(door, notWritten(to));
      case 'unpacked': {
        const { files, leftOut } = outcome;
        const report: UnpackReport = { folder: to, files: [...files], leftOut: [...leftOut] };
        if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
        else {
          for (const name of leftOut)
            door.out(`${visibleLine(door.locale === 'ja' ? `入れませんでした：${name}` : `left out: ${name}`)}\n`);
          door.out(
            door.locale === 'ja'
              ? `${visibleLine(to)} に${files.length}ファイルのプロジェクトを作りました。\n`
              : `A project of ${files.length} files was made in ${visibleLine(to)}.\n`,
          );
        }
        return 0;
      }
    }
  },
};
