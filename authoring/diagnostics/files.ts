import type { Text } from '#engine/kernel/system.ts';
import type { Format } from '../ground.ts';
import { startOfFile } from '../json/positions.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { FaultyFile, FileFault, ProjectFile } from '../project-file.ts';
import { tell } from './tell.ts';

/** A file without a text: why, and what to do. */
export function faultyFileProblem({ path, fault }: FaultyFile): Problem {
  switch (fault.kind) {
    case 'directory':
      return tell('FIL001', path, startOfFile, {});
    case 'outside':
      return tell('FIL002', path, startOfFile, {});
    case 'unreadable':
      return tell('FIL003', path, startOfFile, { reason: fault.reason });
    // Told of the requirement, of which alone it is known.
    case 'several':
      return tell('PKG006', path, startOfFile, { id: '', folders: fault.folders });
    case 'too-large':
      return tell('FIL006', path, startOfFile, { bytes: fault.bytes, most: fault.most });
    case 'long-path':
      return tell('FIL007', path, startOfFile, { length: fault.length, most: fault.most });
    case 'special':
      return tell('FIL008', path, startOfFile, {});
    case 'too-much':
      return tell('FIL009', path, startOfFile, { most: fault.most });
    case 'encoding': {
      const { line, character, guess } = fault;
      const range = { start: { line, character }, end: { line, character: character + 1 } };
      return tell('ENC001', path, range, { guess }, { guess: guessed(guess) });
    }
  }
}

/** What keeps a file from being read whatever stands in it. */
const notForItsText: readonly FileFault['kind'][] = ['too-large', 'too-much', 'long-path', 'special'];

/**
 * The same for a file that stands where no format has its place: with a text it would not be read either, so its size
 * or kind does not keep the project from being played. A folder might hold documents.
 */
export function faultyStrangerProblem(file: FaultyFile): Problem {
  const isStranger = file.path.endsWith('.json') && notForItsText.includes(file.fault.kind);
  return { ...faultyFileProblem(file), ...(isStranger ? { severity: 'warning' as const } : {}) };
}

function guessed(guess: string | null): Text {
  if (guess === null) return { ja: '', en: '' };
  return { ja: `（${guess}のようです）`, en: `; it looks like ${guess}` };
}

/** A file that stands where no format has its place. */
export function unknownFileProblem(path: string, formats: readonly Format[]): Problem {
  const near = nearest(
    path,
    formats.filter(({ house }) => !house).map(({ where }) => where),
  );
  return tell('FIL005', path, startOfFile, near === undefined ? {} : { nearest: near });
}

/** Documents that a project must have. */
export function missingFiles(files: readonly ProjectFile[], formats: readonly Format[]): Problem[] {
  return formats
    .filter((format) => format.required && !files.some((file) => format.path.test(file.path)))
    .map((format) => tell('FIL004', format.where, startOfFile, { file: format.where }));
}
