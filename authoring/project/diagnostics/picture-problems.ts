import { looseName, nameFault } from '#authoring/text/files/file-name.ts';
import { isRequired, nameIn } from '#authoring/text/files/package-path.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemDraft, problemFromDraft, type UnplacedProblem } from '#authoring/text/problems/tell.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { NamedArt } from '#authoring/text/schema/facts.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { artOfPrinted, type PrintedThings, type PrintSource } from '../pictures/art-of-printed.ts';
import { areaOf } from '../pictures/back-area.ts';
import { dotsAnInch, zoomAtDots } from '../pictures/dots-an-inch.ts';
import { withoutLanguage } from '../pictures/local-pictures.ts';
import type { PictureDefect } from '../pictures/picture-bytes.ts';
import {
  isPicturePath,
  kindByEnding,
  LEAST_DPI,
  LONGEST_SIDE,
  MOST_PIXELS,
  nameOfKind,
  picturesFolder,
} from '../pictures/picture-kinds.ts';
import {
  type FaultyPicture,
  isSoundPicture,
  type ProjectPicture,
  picturesByPath,
} from '../pictures/project-picture.ts';
import { faultyFileProblem, nameProblems } from './files.ts';

type ByPath = ReadonlyMap<string, ProjectPicture>;

/** Missing, unused and broken pictures. None is an error: faces can be drawn without. `below`: required projects. */
export function pictureProblems(
  readings: readonly ParsedDocument[],
  below: readonly ParsedDocument[],
  pictures: readonly ProjectPicture[],
  system: RuleSystem,
): readonly Problem[] {
  const byPath = picturesByPath(pictures);
  const named = new Set<string>();
  const found: Problem[] = [];
  for (const reading of readings)
    for (const art of reading.facts.art) {
      named.add(art.file);
      found.push(...problemsOfArt(reading, art, byPath, system));
    }
  for (const { facts } of below) for (const { file } of facts.art) named.add(file);
  const own = pictures.filter(({ path }) => !isRequired(path));
  found.push(...nameProblems(own.map(({ path }) => path).filter(isPicturePath)));
  for (const picture of own) {
    const problem = problemOfFile(picture, named);
    if (problem !== null) found.push(problem);
  }
  return found;
}

function problemsOfArt(reading: ParsedDocument, art: NamedArt, byPath: ByPath, system: RuleSystem): readonly Problem[] {
  const area = areaOf(art, system);
  return [art.file, ...(standInsOf(byPath).get(art.file) ?? [])].flatMap((file) => {
    const told = faultOfArt({ ...art, file, area }, byPath);
    return told === null ? [] : [problemFromDraft(told, reading.file.path, reading.place([...art.path, 'file']))];
  });
}

/** Localized pictures by the path that they replace. */
const standInsOf = memoizeByKey((byPath: ByPath): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const path of byPath.keys()) {
    const other = withoutLanguage(path);
    if (other !== null) found.set(other, [...(found.get(other) ?? []), path]);
  }
  return found;
});

/** The same for what is about to be printed. For a print shop most are errors. */
export function printedPictureProblems(
  from: readonly PrintSource[],
  pictures: readonly ProjectPicture[],
  printed: PrintedThings,
  system: RuleSystem,
  isForShop: boolean,
): readonly Problem[] {
  const byPath = picturesByPath(pictures);
  return artOfPrinted(from, printed).flatMap(({ project, reading, named }) =>
    problemsOfArt(reading, named, byPath, system).map((problem) => ({
      ...problem,
      file: project === null ? problem.file : nameIn(project, problem.file),
      severity: isForShop && problem.code !== 'PIC004' ? ('error' as const) : problem.severity,
    })),
  );
}

function faultOfArt({ file, zoom, area }: NamedArt, byPath: ByPath): UnplacedProblem | null {
  const picture = byPath.get(file);
  if (picture === undefined) return faultOfName(file, byPath);
  if (!isSoundPicture(picture)) return faultOfPicture(picture, file);
  if (area === null) return null;
  const dpi = Math.floor(dotsAnInch(picture, area, zoom));
  if (dpi >= LEAST_DPI) return null;
  const least = zoomAtDots(picture, area, LEAST_DPI);
  return problemDraft('PIC004', { file, dpi, least: LEAST_DPI, ...(least < 1 ? {} : { zoom: least }) });
}

function faultOfName(file: string, byPath: ByPath): UnplacedProblem {
  const sound = [...byPath.values()].filter(isSoundPicture).map(({ path }) => path.slice(path.indexOf(':') + 1));
  const isPlain = file.startsWith(`${picturesFolder}/`) && file.split('/').every((name) => nameFault(name) === null);
  if (!isPlain) {
    const name = file.split(/[\\/]/).at(-1);
    const meant = sound.find((one) => one.split('/').at(-1) === name) ?? nearest(file, sound);
    return problemDraft('PIC007', { file, ...(meant === undefined ? {} : { nearest: meant }) });
  }
  if (kindByEnding(file) === null) return problemDraft('PIC008', { file });
  const other = sound.find((one) => looseName(one) === looseName(file));
  if (other !== undefined)
    return problemDraft(
      'PIC003',
      { file, nearest: other },
      { how: other.toLowerCase() === file.toLowerCase() ? itsCapitals : itsLetters },
    );
  const near = nearest(file, sound);
  return problemDraft('PIC001', { file, ...(near === undefined ? {} : { nearest: near }) });
}

/** Null: not a fault of pictures as such; reported at the file. */
function faultOfPicture({ fault }: FaultyPicture, file: string): UnplacedProblem | null {
  switch (fault.kind) {
    case 'ending':
      return problemDraft('PIC008', { file });
    case 'lfs-pointer':
      return problemDraft('PIC011', { file });
    case 'other-kind': {
      const { is, ending } = fault;
      const data = { file, is: is === null ? null : nameOfKind[is], ending: nameOfKind[ending] };
      return problemDraft('PIC006', data, {
        is: is === null ? someOtherKind : { ja: nameOfKind[is], en: nameOfKind[is] },
      });
    }
    case 'too-many-pixels': {
      const { width, height } = fault;
      const data = { file, width, height, most: MOST_PIXELS, longest: LONGEST_SIDE };
      return problemDraft('PIC005', data, { most: MOST_PIXELS / 1_000_000 });
    }
    case 'broken':
      return problemDraft('PIC009', { file, how: fault.how }, { how: howBroken[fault.how] });
    default:
      return null;
  }
}

const itsCapitals: Text = { ja: '大文字と小文字', en: 'upper and lower case' };
const itsLetters: Text = {
  ja: '文字の組み立て方（濁点を分けた文字や、全角と半角）',
  en: 'how its characters are encoded (separate accents, or full-width characters)',
};
const someOtherKind: Text = { ja: '別の何か', en: 'something else' };
const howBroken: Readonly<Record<PictureDefect, Text>> = {
  cut: { ja: '途中で切れています', en: 'its data is cut off' },
  more: { ja: '絵の後ろに別のものが付いています', en: 'there is other data after the picture' },
  odd: { ja: '中が絵の形になっていません', en: 'its data does not have the structure of a picture' },
  undrawable: { ja: '中身が壊れていて、描けません', en: 'its data is damaged and cannot be drawn' },
};

export function sentenceOfFault(path: string, fault: Fault): Text {
  if (!isFaultOfPicture(fault)) return faultyFileProblem({ path, fault }).message;
  const told = faultOfPicture({ path, fault }, path);
  return told === null ? { ja: '', en: '' } : problemFromDraft(told, path, startOfFile).message;
}

/** Files that cannot be shown and are not named, and unused ones. */
function problemOfFile(picture: ProjectPicture, named: ReadonlySet<string>): Problem | null {
  const { path } = picture;
  const isNamed = named.has(path) || named.has(withoutLanguage(path) ?? path);
  if (isSoundPicture(picture)) return isNamed ? null : problemFromDraft(problemDraft('PIC002', {}), path, startOfFile);
  const told = faultOfPicture(picture, path);
  // Sources of pictures may be in the same folder. Links that lead out are reported for all files.
  if (told !== null) return isNamed || told.code === 'PIC008' ? null : problemFromDraft(told, path, startOfFile);
  const { fault } = picture;
  if (fault.kind === 'misnamed')
    return problemFromDraft(
      problemDraft('FIL005', { nearest: path.replace(/^[^/]+/, picturesFolder) }),
      path,
      startOfFile,
    );
  if (isFaultOfPicture(fault) || fault.kind === 'outside' || kindByEnding(path) === null) return null;
  return { ...faultyFileProblem({ path, fault }), severity: 'warning' };
}

type Fault = FaultyPicture['fault'];
const ofPictures: readonly string[] = ['ending', 'lfs-pointer', 'other-kind', 'too-many-pixels', 'broken'];
const isFaultOfPicture = (
  fault: Fault,
): fault is Extract<Fault, { readonly kind: 'ending' | 'lfs-pointer' | 'other-kind' | 'too-many-pixels' | 'broken' }> =>
  ofPictures.includes(fault.kind);
