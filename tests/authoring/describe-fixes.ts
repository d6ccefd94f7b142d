import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyAction } from '#authoring/project/documents/project-action.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type Fix, fixesOf, hasFix } from '#authoring/tools/fixes/fixes-of.ts';
import { fixesOfSystem } from '#engine/systems/fixes.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import type { SystemId } from '#engine/systems/system-ids.ts';
import { sampleOf } from '#host/program/program-folder.ts';
import { readProjectFiles } from '#host/project/project-files.ts';
import { exampleProblems } from '#scripts/generators/example-problems.ts';
import { times } from '../matrix.ts';

export const look = (files: readonly ProjectFile[]) => diagnose(files, hostedSystems, null, allLanguages);
type Look = typeof look;

function fixesIn(files: readonly ProjectFile[], problem: Problem, system: string, lookAt: Look = look): readonly Fix[] {
  return fixesOf(problem, {
    files,
    project: lookAt(files),
    ownFixers: fixesOfSystem(system),
    look: lookAt,
    locale: 'ja',
  });
}

/** The project after a fix, as new files, so that nothing cached for the old ones is used. */
export function after(files: readonly ProjectFile[], { title, changes }: Fix): readonly ProjectFile[] {
  const texts = new Map(files.flatMap((file) => (isFaulty(file) ? [] : [[file.path, file.text] as const])));
  const changed = applyAction(texts, { name: { kind: 'command', ...title }, changes });
  expect(changed).not.toBeNull();
  return files.map((file) => {
    const text = changed?.get(file.path);
    return text === undefined || isFaulty(file) ? file : { ...file, text };
  });
}

const told = ({ code, file, message }: Problem): string => `${code} ${file} ${message.en}`;
/** Valid statements in a small project that are nevertheless reported. */
export const isNews = ({ severity }: Problem): boolean => severity !== 'info';

interface Example {
  readonly code: string;
  readonly files: readonly ProjectFile[];
  readonly pictures?: readonly ProjectPicture[] | null;
  readonly dictionary?: readonly string[];
}

/** Files that are not documents, or invalid ones, hide other problems, which may appear after the fix. */
const bringingToLight = ['JSN001', 'JSN002', 'JSN006', 'SCH013'];

const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const runs = Number(process.env['FUZZ_RUNS'] ?? times(60, 2));

function chance(from: number): () => number {
  let state = from;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function slipped(files: readonly ProjectFile[], next: () => number): readonly ProjectFile[] {
  const own = files.filter(
    (file) => !isFaulty(file) && /^(cards|scenarios|words|mat|pcs|map|games|l10n)/.test(file.path),
  );
  const file = own[Math.floor(next() * own.length)];
  if (file === undefined || isFaulty(file)) return files;
  const places = [...file.text.matchAll(/"[A-Za-z]+": "[^"\n]*"|"[A-Za-z]+": -?\d+|, "[A-Z]+-\d+"|\d+点/g)];
  const place = places[Math.floor(next() * places.length)];
  if (place === undefined) return files;
  const ways = [
    (text: string) => text.replace(/\d+/, (digits) => String(Number(digits) + 1)),
    (text: string) => text.replace(/(\w)(\w)"$/, '$2$1"'),
    (text: string) => text.replace(/"([a-z])/, '"x$1'),
    (text: string) => text.replace(/"$/, ''),
  ];
  const way = ways[Math.floor(next() * ways.length)] as (text: string) => string;
  const text = file.text.slice(0, place.index) + way(place[0]) + file.text.slice(place.index + place[0].length);
  return files.map((one) => (one === file ? { ...file, text } : one));
}

export function describeFixes(system: SystemId, all: readonly Example[]): void {
  const fixable = all.filter(({ code }) => hasFix(code, fixesOfSystem(system)));

  it('three in four of all codes have a fix, among them all codes of effects and their texts', () => {
    expect(fixable.length).toBeGreaterThan(all.length * 0.75);
    const unfixed = all.filter((one) => !fixable.includes(one)).map(({ code }) => code);
    // A translation file without its source is renamed or deleted as a file, which no fix does
    const ours = unfixed.filter((code) => /^(EFT|REF|EFF|L10N|SCH|IDS)/.test(code));
    expect(ours.filter((code) => code !== 'L10N004')).toEqual([]);
  });

  it.each(fixable.map((one) => [one.code, one] as const))(
    'the fix for the example of %s removes its problem and adds none',
    (code, { files, pictures, dictionary }) => {
      const lookAt: Look = (now) => {
        const found = diagnose(now, hostedSystems, pictures, allLanguages);
        return { ...found, problems: exampleProblems(now, found, dictionary) };
      };
      const before = lookAt(files).problems;
      const problem = before.find((one) => one.code === code) as Problem;
      const fixes = fixesIn(files, problem, system, lookAt);
      expect(fixes.length).toBeGreaterThan(0);
      for (const fix of fixes) {
        expect(fix.title.ja).not.toBe(fix.title.en);
        const left = lookAt(after(files, fix)).problems.filter(isNews);
        const others = before.filter((one) => one !== problem && isNews(one));
        if (bringingToLight.includes(code)) expect(left.filter((one) => one.code === code)).toEqual([]);
        else expect(left.map(told)).toEqual(others.map(told));
      }
    },
  );

  it(`the fix for a slip in the sample project removes its problem and adds none (FUZZ_SEED=${seed})`, async () => {
    const sample = await readProjectFiles(sampleOf(system) ?? '');
    const next = chance(seed);
    let mended = 0;
    for (let run = 0; run < runs; run++) {
      const files = slipped(sample, next);
      const before = look(files).problems.filter(isNews);
      const [problem] = before;
      if (problem === undefined) continue;
      for (const fix of fixesIn(files, problem, system).slice(0, 1)) {
        const fixed = look(after(files, fix)).problems.filter(isNews);
        const hidden = before.some(({ code }) => /^(JSN|SCH|PRJ)/.test(code));
        const come = fixed.filter((one) => !before.some((other) => told(other) === told(one)));
        if (!hidden) expect(come.map(told)).toEqual([]);
        expect(fixed.map(told)).not.toContain(told(problem));
        mended++;
      }
    }
    expect(mended).toBeGreaterThan(0);
  });
}
