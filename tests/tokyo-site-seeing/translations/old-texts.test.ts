import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { type Fix, fixesOf } from '#authoring/tools/fixes/fixes-of.ts';
import { fixesOfSystem } from '#engine/systems/fixes.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { after } from '../../authoring/describe-fixes.ts';
import { runStudio } from '../../cli/run-studio.ts';

let folder = '';
let project = '';
const weapons = 'l10n/en/cards/weapons.json';
const name = '曲がった標識';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-old-texts-'));
  project = path.join(folder, 'game');
  await cp('sample-content/tokyo-site-seeing', project, { recursive: true });
});

const read = (place: string): Promise<string> => readFile(path.join(project, place), 'utf8');
async function edit(place: string, from: string, to: string): Promise<void> {
  const text = await read(place);
  expect(text).toContain(from);
  await writeFile(path.join(project, place), text.replace(from, to));
}
const sources = async (): Promise<{ readonly [hash: string]: string }> =>
  (JSON.parse(await read('l10n/sources.json')) as { sources: { readonly [hash: string]: string } }).sources;

async function translated(from: string, to: string): Promise<void> {
  const file = path.join(folder, 'en.csv');
  expect((await runStudio(['l10n', 'export', project, '--locale', 'en', '--to', file])).code).toBe(0);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  expect((await runStudio(['l10n', 'import', project, file, '--locale', 'en', '--write'])).code).toBe(0);
}

describe('the source texts of translations', () => {
  it('are recorded on the first import, one per line, and shown once a text has changed', async () => {
    await translated('Bent Road Sign', 'Crooked Road Sign');
    const lines = (await read('l10n/sources.json')).split('\n').filter((line) => line.startsWith('    '));
    expect(lines).toContainEqual(expect.stringContaining(`"${sourceHash(name)}": "${name}"`));
    expect(lines).toEqual([...lines].sort());
    await edit('cards/weapons.json', name, '折れた標識');
    const { out } = await runStudio(['l10n', 'check', project]);
    expect(out).toContain(`Review the translation: 折れた標識 (before: ${name})`);
  });

  it('are exported next to a stale translation', async () => {
    const file = path.join(folder, 'en.po');
    await runStudio(['l10n', 'export', project, '--locale', 'en', '--to', file]);
    expect(await readFile(file, 'utf8')).toContain(
      `#, fuzzy\n#| msgid "${name}"\nmsgctxt "cards/weapons.json#W-01/name"`,
    );
  });

  it('are removed once no translation uses them', async () => {
    expect((await sources())[sourceHash(name)]).toBe(name);
    await translated('Crooked Road Sign', 'Broken Road Sign');
    const noted = await sources();
    expect([noted[sourceHash(name)], noted[sourceHash('折れた標識')]]).toEqual([undefined, '折れた標識']);
  });

  it('are updated by a fix, when a project records them', async () => {
    await edit('cards/weapons.json', '折れた標識', '壊れた標識');
    const { files } = await readProject(project);
    const [fix] = fixesFor(files, 'L10N002');
    expect(fix?.changes.map((change) => change.path)).toEqual([weapons, 'l10n/sources.json']);
    const noted = textOf(after(files, fix!), 'l10n/sources.json');
    expect(noted).toContain(`"${sourceHash('壊れた標識')}": "壊れた標識"`);
    expect(noted).not.toContain(sourceHash('折れた標識'));
  });

  it('of a required project are its own', async () => {
    const practice = path.join(folder, 'practice');
    await cp('sample-content/translation-practice', practice, { recursive: true });
    const own = { formatVersion: 1, sources: { '0000000000': 'x' } };
    await writeFile(path.join(practice, 'l10n/sources.json'), JSON.stringify(own));
    const { code } = await runStudio(['l10n', 'check', practice]);
    expect(code).toBe(0);
  });
});

const look = (files: readonly ProjectFile[]) => diagnose(files, hostedSystems);
function fixesFor(files: readonly ProjectFile[], code: string): readonly Fix[] {
  const found = look(files);
  const problem = found.problems.find((one) => one.code === code);
  expect(problem).toBeDefined();
  return fixesOf(problem!, { files, project: found, ownFixers: fixesOfSystem(found.system?.id), locale: 'en', look });
}
const textOf = (files: readonly ProjectFile[], place: string): string => {
  const file = files.find((one) => one.path === place);
  return file === undefined || isFaulty(file) ? '' : file.text;
};
const edited = (files: readonly ProjectFile[], place: string, change: (text: string) => string) =>
  files.map(
    (file): ProjectFile => (isFaulty(file) || file.path !== place ? file : { ...file, text: change(file.text) }),
  );

const { files: sample } = await readProject('sample-content/tokyo-site-seeing');

describe('a translation whose key is gone', () => {
  it('is moved to the untranslated key with the same source text, and to no other', () => {
    const moved = edited(sample, 'cards/weapons.json', (text) => {
      const at = text.indexOf('"W-17"');
      return text.slice(0, at) + text.slice(at).replace('"id": "block"', '"id": "guard"');
    });
    const [first] = fixesFor(moved, 'L10N001');
    const text = textOf(after(moved, first!), weapons);
    expect(text).toBe(textOf(sample, weapons).replace('"W-17/effects/block/text"', '"W-17/effects/guard/text"'));
  });
});

describe('a duplicate key', () => {
  it('is fixed by keeping either translation, each named', () => {
    const line = '"W-01/name": { "t": "Bent Sign", "h": "2d14bfbf1a", "s": "draft" },\n    ';
    const doubled = edited(sample, weapons, (text) => text.replace('"W-01/name"', `${line}"W-01/name"`));
    expect(fixesFor(doubled, 'JSN005').map(({ title }) => title.en)).toEqual([
      'Keep "Bent Road Sign"',
      'Keep "Bent Sign"',
    ]);
  });
});
