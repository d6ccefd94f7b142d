import { documentMeantBy, termsPath } from '#authoring/text/files/document-path.ts';
import { deepestPath, looseName, type NameFault, pathFault } from '#authoring/text/files/file-name.ts';
import type { FaultyFile, FileFault, ProjectFile } from '#authoring/text/files/project-file.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt, problemDraft, problemFromDraft, type UnplacedProblem } from '#authoring/text/problems/tell.ts';
import type { Format } from '#authoring/text/schema/format-registry.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { copiedFrom } from '../documents/copied-from.ts';

export function faultyFileProblem({ path, fault }: FaultyFile): Problem {
  switch (fault.kind) {
    case 'directory':
      return problemAt('FIL001', path, startOfFile, {});
    case 'outside':
      return problemAt('FIL002', path, startOfFile, {});
    case 'unreadable':
      return problemAt('FIL003', path, startOfFile, { reason: fault.reason });
    // Reported at the requirement.
    case 'several':
      return problemFromDraft(severalFolders('', fault.folders), path, startOfFile);
    case 'too-large':
      return problemAt('FIL006', path, startOfFile, { bytes: fault.bytes, most: fault.most });
    case 'long-path':
      return problemAt('FIL007', path, startOfFile, { length: fault.length, most: fault.most });
    case 'misnamed':
      return problemAt('FIL005', path, startOfFile, nearestData(documentMeantBy(path) ?? undefined));
    case 'lfs-pointer':
      return problemAt('FIL010', path, startOfFile, {});
    case 'special':
      return problemAt('FIL008', path, startOfFile, {});
    case 'too-much':
      return problemAt('FIL009', path, startOfFile, { most: fault.most });
    case 'encoding': {
      const { line, character, guess } = fault;
      const range = { start: { line, character }, end: { line, character: character + 1 } };
      return problemAt('ENC001', path, range, { guess }, { guess: guessed(guess) });
    }
  }
}

/** Faults that do not depend on the text. */
const notForItsText: readonly FileFault['kind'][] = ['too-large', 'too-much', 'long-path', 'special'];

/** Such a file would not be read anyway: only a folder, which might hold documents, stays an error. */
export function faultyStrangerProblem(file: FaultyFile): Problem {
  const isStranger = file.path.endsWith('.json') && notForItsText.includes(file.fault.kind);
  return { ...faultyFileProblem(file), ...(isStranger ? { severity: 'warning' as const } : {}) };
}

function guessed(guess: string | null): Text {
  if (guess === null) return { ja: '', en: '' };
  return { ja: `（${guess}のようです）`, en: `; it looks like ${guess}` };
}

export function unknownFileProblem(path: string, formats: readonly Format[]): Problem {
  const copyOf = copiedFrom(path);
  if (copyOf !== null && formats.some((format) => format.path.test(copyOf)))
    return problemAt('FIL005', path, startOfFile, { nearest: copyOf, copyOf }, { instead: copiedFromWords(copyOf) });
  return problemAt('FIL005', path, startOfFile, nearestData(placeMeantBy(path, formats)));
}

const copiedFromWords = (original: string): Text => ({
  ja: `「${original}」の写し（同期や複製でできたもの）のようです。違いを見て、要らないほうを消してください。`,
  en: `It looks like a copy of "${original}" made by a sync program. Compare the two, and delete the one you do not need.`,
});

const nearestData = (near: string | undefined) => (near === undefined ? {} : { nearest: near });

/** Another extension or other case first: a similar but made-up path is less likely meant. */
function placeMeantBy(path: string, formats: readonly Format[]): string | undefined {
  const named = documentMeantBy(path) ?? path;
  const [folder = '', ...rest] = named.split('/');
  const written = [named, [folder.toLowerCase(), ...rest].join('/'), named.toLowerCase()];
  const found = written.find((one) => one !== path && formats.some((format) => format.path.test(one)));
  if (found !== undefined || named === termsPath) return found ?? named;
  // Common to all paths, so it says nothing about similarity
  const stem = (one: string) => one.replace(/\.json$/, '');
  const near = nearest(
    stem(named),
    formats.filter(({ house }) => !house).map(({ where }) => stem(where)),
  );
  return near === undefined ? undefined : `${near}.json`;
}

/** Names that are not portable. Such a project cannot be packed. */
export function nameProblems(paths: readonly string[]): readonly Problem[] {
  const known = new Map<string, string>();
  return paths.flatMap((path) => {
    const fault = pathFault(path);
    const loose = looseName(path);
    const other = known.get(loose);
    known.set(loose, path);
    if (fault !== null) return [problemAt('FIL011', path, startOfFile, { why: fault }, { how: howNamed[fault] })];
    if (path.split('/').length > deepestPath)
      return [problemAt('FIL011', path, startOfFile, { why: 'deep' }, { how: howNamed.deep })];
    return other === undefined ? [] : [problemAt('FIL012', path, startOfFile, { other })];
  });
}

const howNamed: Readonly<Record<NameFault | 'deep', Text>> = {
  deep: {
    ja: `フォルダーが深すぎます（ファイルの名前まで${deepestPath}段）`,
    en: `it is nested too deeply (at most ${deepestPath} names in its path)`,
  },
  empty: { ja: '名前がありません', en: 'it is empty' },
  long: { ja: '長すぎます（UTF-8 で200バイトまで）', en: 'it is longer than 200 bytes in UTF-8' },
  ends: { ja: '空白で始まるか、空白か点で終わります', en: 'it begins with a space, or ends with a space or a dot' },
  letters: {
    ja: 'ほかのシステムでは使えない文字が入っています',
    en: 'it contains characters that those systems interpret differently',
  },
  reserved: { ja: 'ほかのシステムが別のことに使う名前です', en: 'it is reserved there' },
};

export function missingFiles(files: readonly ProjectFile[], formats: readonly Format[]): Problem[] {
  return formats
    .filter((format) => format.required && !files.some((file) => format.path.test(file.path)))
    .map((format) => problemAt('FIL004', format.where, startOfFile, { file: format.where }));
}

/** The sentence names a few of them. */
export function severalFolders(id: string, folders: readonly string[]): UnplacedProblem {
  const more = folders.length - MOST_NAMED;
  return problemDraft(
    'PKG006',
    { id, folders },
    { folders: folders.slice(0, MOST_NAMED), more: more > 0 ? more : null },
  );
}
const MOST_NAMED = 3;
