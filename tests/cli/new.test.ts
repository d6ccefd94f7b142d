import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportOf, runStudio } from './run-studio.ts';

// `studio new`: what it writes and what it refuses. A refusal writes nothing.

let above = '';
let folder = '';
beforeEach(async () => {
  above = await mkdtemp(path.join(tmpdir(), 'new-'));
  folder = path.join(above, 'My Own Game');
});
afterEach(() => rm(above, { recursive: true, force: true }));

const filesIn = async (place: string): Promise<readonly string[]> =>
  (await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
    .sort();

async function refusal(...typed: readonly string[]): Promise<readonly [number, string, string]> {
  const { code, out, err } = await runStudio(['new', ...typed, '--json']);
  return [code, JSON.parse(out).error.code, err.trim()];
}

describe('a new project', () => {
  it('is named after its folder, and reports the written files', async () => {
    const { trial: _, ...report } = await reportOf('new', folder, '--kind', 'empty', '--title', 'わたしの街');
    expect({ ...report, files: (await filesIn(folder)).join() }).toEqual({
      ...{ project: 'my-own-game', kind: 'empty', made: true, written: true },
      ...{ answers: {}, files: 'studio.json', problems: [], offered: [] },
    });
    expect(JSON.parse(await readFile(path.join(folder, 'studio.json'), 'utf8')).title).toBe('わたしの街');
  });

  it('with --dry-run writes nothing and creates no folder', async () => {
    const report = await reportOf('new', folder, '--kind', 'playtest', '--dry-run');
    expect([report['written'], await readdir(above)]).toEqual([false, []]);
  });

  it('is played once by a program, which reports the result and the set-up', async () => {
    const { trial } = await reportOf('new', folder, '--kind', 'empty', '--dry-run');
    expect(trial).toMatchObject({
      ...{ kind: 'ended', setup: { seed: 1 }, rounds: expect.any(Number) },
      reason: { ja: expect.stringMatching(/\p{Script=Hiragana}/u), en: expect.stringMatching(/^[A-Za-z].* [a-z]/) },
    });
  });

  it('leaves other files of the folder alone', async () => {
    await mkdir(folder);
    await writeFile(path.join(folder, 'notes.txt'), 'mine');
    await reportOf('new', folder, '--kind', 'playtest');
    expect(await filesIn(folder)).toEqual(['notes.txt', 'playtests/test-01.json', 'studio.json']);
  });

  it('lists the possible templates and their questions', async () => {
    const { offered } = await reportOf('new', folder, '--list');
    const kinds = (offered as readonly { readonly kind: string }[]).map(({ kind }) => kind);
    expect([kinds.slice(-2), await readdir(above)]).toEqual([['playtest', 'locale'], []]);
  });
});

describe('an addition to a project', () => {
  beforeEach(() => reportOf('new', folder, '--kind', 'empty'));

  it('is appended to its list, and the rest of the text is unchanged', async () => {
    const file = path.join(folder, 'studio.json');
    const before = (await readFile(file, 'utf8')).replace('"locales": ["en"]', '"locales":   [ "en" ]');
    await writeFile(file, before);
    await reportOf('new', folder, '--kind', 'locale', '--answers', '{"locale":"de"}');
    expect(await readFile(file, 'utf8')).toBe(before.replace('[ "en" ]', '[ "en", "de" ]'));
  });

  it('does not create a project inside another', async () => {
    expect(await refusal(folder, '--kind', 'copy')).toEqual([
      2,
      'NEW002',
      'There is already a project here. Choose what to add with --kind; --list shows what can be added.',
    ]);
  });

  it('names the kind that was probably meant', async () => {
    const [code, fault, message] = await refusal(folder, '--kind', 'playtst');
    expect([code, fault, message.endsWith('Did you mean playtest?')]).toEqual([2, 'ARG004', true]);
  });

  it.each([
    ['a taken name', '{"locale":"en"}', 'NEW001', '"en" is taken. Choose another locale.'],
    ['a malformed name', '{"locale":"../de"}', 'NEW001', 'locale cannot be "../de".'],
    [
      'an unknown question',
      '{"lokale":"de"}',
      'NEW001',
      'There is no question "lokale". The questions are: locale. Did you mean locale?',
    ],
    ['invalid JSON', '{locale', 'ARG004', '--answers cannot be "{locale". Give JSON such as {"question": "answer"}.'],
    ['a list', '["de"]', 'ARG004', '--answers cannot be "["de"]". Give JSON such as {"question": "answer"}.'],
  ])('refuses %s', async (_, answers, fault, message) => {
    const before = await readFile(path.join(folder, 'studio.json'), 'utf8');
    expect(await refusal(folder, '--kind', 'locale', '--answers', answers)).toEqual([2, fault, message]);
    expect(await readFile(path.join(folder, 'studio.json'), 'utf8')).toBe(before);
  });

  it('has no trial game when it is not part of a table', async () => {
    expect((await reportOf('new', folder, '--kind', 'locale'))['trial']).toBeNull();
  });

  it('refuses an empty name', async () => {
    const refused = await refusal(folder, '--kind', 'playtest', '--answers', '{"name":" "}');
    expect(refused).toEqual([2, 'NEW001', 'Give name.']);
  });

  it('refuses an unreadable project', async () => {
    await writeFile(path.join(folder, 'studio.json'), '{ "id": ');
    expect((await refusal(folder, '--kind', 'locale')).slice(0, 2)).toEqual([2, 'NEW003']);
    expect(await filesIn(folder)).toEqual(['studio.json']);
  });

  it('writes all or nothing: an unwritable file stays, and so do the others', async () => {
    const file = path.join(folder, 'studio.json');
    await chmod(file, 0o444);
    const before = await readFile(file, 'utf8');
    expect((await refusal(folder, '--kind', 'locale')).slice(0, 2)).toEqual([2, 'NEW008']);
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});
