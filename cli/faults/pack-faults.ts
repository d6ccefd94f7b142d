import type { PackOutcome } from '#host/packed/pack-project.ts';
import type { RefusedPacked } from '#host/packed/refused-packed.ts';
import type { ArgumentFault } from '../arguments/argument-faults.ts';
import { visibleLine } from '../output/visible-text.ts';

/** A folder without a `studio.json`. */
export function nothingToPack(folder: string): ArgumentFault {
  return {
    code: 'ARG041',
    message: {
      ja: `${folder} に studio.json がありません。プロジェクトのフォルダーを選んでください。`,
      en: `There is no studio.json in ${folder}. Choose the folder of a project.`,
    },
    data: { folder },
  };
}

/** A file of the project that cannot go into an archive, and why. */
export function cannotPack({ file, kind }: Extract<PackOutcome, { readonly file: string }>): ArgumentFault {
  const message =
    kind === 'bad-name'
      ? {
          ja: `${file} は、ほかのシステムでは使えない名前です。名前を変えてください。何も書いていません。`,
          en: `${file} has a name that other systems do not take. Rename it. Nothing was written.`,
        }
      : { ja: `${file} を読めません。何も書いていません。`, en: `${file} cannot be read. Nothing was written.` };
  return { code: 'ARG042', message, data: { file, why: kind === 'bad-name' ? 'name' : 'unreadable' } };
}

/** A project that could not be opened again once it was packed. */
export function cannotPackAll({ fault, why }: RefusedPacked): ArgumentFault {
  return {
    code: 'ARG045',
    message: {
      ja: `まとめても開けないので、何も書いていません。${why.ja}`,
      en: `Nothing was written, since it could not be opened again: ${why.en}.`,
    },
    data: { fault: { ...fault } },
  };
}

/** No packed project, or one that is not opened, and why. */
export function cannotUnpack(file: string, refused: RefusedPacked | null): ArgumentFault {
  const why = refused?.why ?? { ja: 'ファイルを読めません。', en: 'it cannot be read' };
  return {
    code: 'ARG043',
    message: {
      // A name in an archive may hold what would break the line.
      ja: visibleLine(`${file} は開けません。${why.ja}何も書いていません。`),
      en: visibleLine(`${file} cannot be opened: ${why.en}. Nothing was written.`),
    },
    data: { file, fault: refused === null ? { kind: 'unreadable' } : { ...refused.fault } },
  };
}

/** Something lies already where a project was to be made. */
export function placeTaken(folder: string): ArgumentFault {
  return {
    code: 'ARG044',
    message: {
      ja: `${folder} には、もう何かがあります。新しいフォルダーの名前を書いてください。`,
      en: `Something lies at ${folder} already. Give the name of a new folder.`,
    },
    data: { folder },
  };
}
