import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import { applyAction } from '#authoring/documents/project-action.ts';
import { type Fix, fixesOf, fixOfAll, hasMender } from '#authoring/fixes/fixes-of.ts';
import type { Problem } from '#authoring/problem.ts';
import { isFaulty, type ProjectFile } from '#authoring/project-file.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { mendsOf } from '#engine/systems/mends.ts';
import { gameExamples as metroExamples } from '#engine/systems/tokyo-metro/examples/game-examples.ts';
import { smallProject as metroProject } from '#engine/systems/tokyo-metro/examples/small-project.ts';
import { examples } from '#engine/systems/tokyo-site-seeing/examples/examples.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { readProjectFiles } from '#host/project-files.ts';

const look = (files: readonly ProjectFile[]) => diagnose(files, hostedSystems);

function fixesIn(files: readonly ProjectFile[], problem: Problem, system: string): readonly Fix[] {
  return fixesOf(problem, { files, project: look(files), mends: mendsOf(system), look });
}

/** The project after a fix, as new files: nothing that was found out about the old ones is used again. */
function after(files: readonly ProjectFile[], { title, changes }: Fix): readonly ProjectFile[] {
  const texts = new Map(files.flatMap((file) => (isFaulty(file) ? [] : [[file.path, file.text] as const])));
  const changed = applyAction(texts, { name: { kind: 'command', ...title }, changes });
  expect(changed).not.toBeNull();
  return files.map((file) => {
    const text = changed?.get(file.path);
    return text === undefined || isFaulty(file) ? file : { ...file, text };
  });
}

const told = ({ code, file, message }: Problem): string => `${code} ${file} ${message.en}`;
/** What a small project says of itself without being wrong. */
const isNews = ({ severity }: Problem): boolean => severity !== 'info';

const all = [
  ...examples.map((example) => ({ example, project: smallProject, system: 'tokyo-site-seeing' })),
  ...metroExamples.map((example) => ({ example, project: metroProject, system: 'tokyo-metro' })),
].map((one) => ({ ...one, files: buildExample(one.project, one.example).files as readonly ProjectFile[] }));

/** Texts that are no documents, or not sound ones, hide other problems: those may come to light. */
const bringingToLight = ['JSN001', 'JSN002', 'JSN006', 'SCH013'];

const mendable = all.filter(({ example, system }) => hasMender(example.code, mendsOf(system)));

describe('a mend', () => {
  it('is there for three in four of all codes, among them every one of effects and their texts', () => {
    expect(mendable.length).toBeGreaterThan(all.length * 0.75);
    const unmended = all.filter((one) => !mendable.includes(one)).map(({ example }) => example.code);
    expect(unmended.filter((code) => /^(EFT|REF|EFF|L10N|SCH|IDS)/.test(code))).toEqual(['L10N004']);
  });

  it.each(mendable.map((one) => [one.example.code, one] as const))(
    'of the example of %s leaves its problem gone and adds none',
    (code, { files, system }) => {
      const before = look(files).problems;
      const problem = before.find((one) => one.code === code) as Problem;
      const fixes = fixesIn(files, problem, system);
      expect(fixes.length).toBeGreaterThan(0);
      for (const fix of fixes) {
        expect(fix.title.ja).not.toBe(fix.title.en);
        const left = look(after(files, fix)).problems.filter(isNews);
        const others = before.filter((one) => one !== problem && isNews(one));
        if (bringingToLight.includes(code)) expect(left.filter((one) => one.code === code)).toEqual([]);
        else expect(left.map(told)).toEqual(others.map(told));
      }
    },
  );
});

const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const runs = Number(process.env['FUZZ_RUNS'] ?? 6);

/** Numbers from 0 to 1, the same for a seed. */
function chance(from: number): () => number {
  let state = from;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A project with one slip of the pen in it: a word, a number or a key is gone or is another. */
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

describe(`a mend of slips in the sample projects (FUZZ_SEED=${seed})`, () => {
  it.each(['tokyo-site-seeing', 'tokyo-metro'])('leaves its problem gone and adds none: %s', async (system) => {
    const sample = await readProjectFiles(`sample-content/${system}`);
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
});

describe('all of one kind', () => {
  it('are mended by the same way at once, or not at all', () => {
    const twice = examples.find(({ code }) => code === 'CRD001');
    if (twice === undefined) throw new Error('no example');
    const first = buildExample(smallProject, twice).files as readonly ProjectFile[];
    const files = first.map((file) =>
      file.path === 'cards/items.json' && !isFaulty(file)
        ? { ...file, text: file.text.replace('"rarity"', '"copies": 9,\n      "rarity"') }
        : file,
    );
    const problems = look(files).problems.filter(({ code }) => code === 'CRD001');
    const mending = { files, project: look(files), mends: mendsOf('tokyo-site-seeing'), look };
    const fix = fixOfAll(problems, mending);
    expect(fix?.title.en).toBe('Mend all 2 of CRD001');
    expect(look(after(files, fix as Fix)).problems.filter(isNews)).toEqual([]);
    expect(fixOfAll([], mending)).toBeNull();
  });
});
