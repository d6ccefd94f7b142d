import { createHash } from 'node:crypto';
import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as git from 'isomorphic-git';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeProjectGit } from '#host/git/project-git.ts';
import { evilPaths } from '../../corpus/evil-paths.ts';

// Repositories are created by the library: a machine that runs the tests needs no git.

let root = '';
let project = '';
let at = 1_700_000_000;
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'git-'));
  // Below the root of the repository, as when a game is next to its pictures and rules
  project = path.join(root, 'games/mine');
  mkdirSync(path.join(project, 'cards'), { recursive: true });
  await git.init({ fs, dir: root, defaultBranch: 'main' });
  at = 1_700_000_000;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (place: string, text: string) => writeFileSync(path.join(project, place), text);
const weapons = (...damages: readonly number[]) =>
  `{\n  "cards": [\n${damages.map((damage, i) => `    { "id": "W-0${i + 1}", "damage": ${damage} }`).join(',\n')}\n  ]\n}\n`;

async function commit(message: string, parent?: readonly string[]): Promise<string> {
  for (const [place, , disk] of await git.statusMatrix({ fs, dir: root })) {
    if (disk === 0) await git.remove({ fs, dir: root, filepath: place });
    else await git.add({ fs, dir: root, filepath: place });
  }
  at += 60;
  const author = { name: '作者', email: 'author@example.test', timestamp: at, timezoneOffset: 0 };
  return await git.commit({ fs, dir: root, message, author, ...(parent === undefined ? {} : { parent: [...parent] }) });
}

const state = () => makeProjectGit(project).state();
const titles = async (place: string, entry: string | null = null) => {
  const log = await makeProjectGit(project).log(place, entry);
  return 'why' in log ? log.why : log.commits.map(({ title, how }) => `${how} ${title}`);
};

const commitNamed = async (word: string) => {
  const found = await makeProjectGit(project).commitNamed(word);
  return 'commit' in found ? found.commit : found.why;
};

function everything(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file} ${readFileSync(file, 'hex')} ${statSync(file).mtimeMs}`);
}

describe('the changes since the last commit', () => {
  it('are new, changed and deleted documents, without ignored files and line ends', async () => {
    write('studio.json', '{}\n');
    write('cards/weapons.json', weapons(1));
    write('cards/items.json', '{}\n');
    write('cards/same.json', '{"a": 1}\n');
    writeFileSync(path.join(root, '.gitignore'), 'draft.json\n');
    const head = await commit('first');
    write('cards/weapons.json', weapons(2));
    write('cards/new.json', '{}\n');
    write('cards/draft.json', '{}\n');
    write('cards/same.json', '\ufeff{"a": 1}\r\n');
    rmSync(path.join(project, 'cards/items.json'));
    expect(await state()).toEqual({
      kind: 'ready',
      branch: 'main',
      head,
      changed: [
        { path: 'cards/new.json', how: 'added' },
        { path: 'cards/weapons.json', how: 'changed' },
        { path: 'cards/items.json', how: 'removed' },
      ],
    });
  });

  it('are everything before the first commit, and nothing without git', async () => {
    write('studio.json', '{}\n');
    expect(await state()).toEqual({
      kind: 'ready',
      branch: 'main',
      head: null,
      changed: [{ path: 'studio.json', how: 'added' }],
    });
    rmSync(path.join(root, '.git'), { recursive: true });
    expect(await state()).toEqual({ kind: 'none' });
    expect(await titles('studio.json')).toEqual([]);
  });

  it('are empty when the commit has a Git LFS pointer to the current file', async () => {
    write('studio.json', '{}\n');
    const oid = createHash('sha256').update('{"a": 1}\n').digest('hex');
    write('words.json', `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 9\n`);
    const head = await commit('first');
    write('words.json', '{"a": 1}\n');
    expect(await state()).toEqual({ kind: 'ready', branch: 'main', head, changed: [] });
    write('words.json', '{"a": 2}\n');
    expect(await state()).toMatchObject({ changed: [{ path: 'words.json', how: 'changed' }] });
  });

  it('are found in a worktree, with its own HEAD and shared objects', async () => {
    write('studio.json', '{}\n');
    const head = await commit('first');
    const own = path.join(root, '.git/worktrees/other');
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, 'HEAD'), `${head}\n`);
    writeFileSync(path.join(own, 'commondir'), '../..\n');
    const other = path.join(root, 'other');
    mkdirSync(path.join(other, 'games'), { recursive: true });
    writeFileSync(path.join(other, '.git'), `gitdir: ${own}\n`);
    renameSync(project, path.join(other, 'games/mine'));
    project = path.join(other, 'games/mine');
    expect(await state()).toEqual({ kind: 'ready', branch: null, head, changed: [] });
  });
});

describe('the commits that changed something', () => {
  it('are found for a file and for one card of it, the newest first', async () => {
    write('studio.json', '{}\n');
    await commit('studio');
    write('cards/weapons.json', weapons(1, 1));
    await commit('two weapons');
    write('cards/weapons.json', weapons(1, 2));
    await commit('the second\n\nand more about it');
    write('cards/weapons.json', `\n${weapons(3, 2)}`);
    await commit('the first');
    rmSync(path.join(project, 'cards/weapons.json'));
    await commit('none');
    expect(await titles('cards/weapons.json')).toEqual([
      'removed none',
      'changed the first',
      'changed the second',
      'added two weapons',
    ]);
    expect(await titles('cards/weapons.json', 'W-02')).toEqual([
      'removed none',
      'changed the second',
      'added two weapons',
    ]);
    expect(await titles('cards/other.json')).toEqual([]);
  });

  it('are found for one translation of a file, by its key', async () => {
    const place = 'cards/units.json';
    const units = (...texts: readonly string[]) =>
      `{ "units": { ${texts.map((t, i) => `"W-01/t${i}": { "t": "${t}" }`).join(', ')} } }\n`;
    write(place, units('a', 'b'));
    await commit('both');
    write(place, units('a', 'c'));
    await commit('the second');
    write(place, units('d', 'c'));
    await commit('the first');
    expect(await titles(place, 'W-01/t1')).toEqual(['changed the second', 'added both']);
    expect(await titles(place, 'W-01/t2')).toEqual([]);
  });

  it('are found on all merged branches, and a merge only when it has changes of its own', async () => {
    write('cards/weapons.json', weapons(1));
    const first = await commit('first');
    write('cards/weapons.json', weapons(2));
    const left = await commit('left');
    await git.writeRef({ fs, dir: root, ref: 'refs/heads/main', value: first, force: true });
    write('cards/weapons.json', weapons(1));
    write('cards/items.json', '{}\n');
    const right = await commit('right', [first]);
    write('cards/weapons.json', weapons(2));
    await commit('merged', [right, left]);
    expect(await titles('cards/weapons.json')).toEqual(['changed left', 'added first']);
    write('cards/weapons.json', weapons(5));
    await commit('merged otherwise', [right, left]);
    expect(await titles('cards/weapons.json')).toEqual(['changed merged otherwise', 'changed left', 'added first']);
  });

  it('give the text that a document had in each of them', async () => {
    write('cards/weapons.json', weapons(1));
    const first = await commit('first');
    write('cards/weapons.json', weapons(2));
    await commit('second');
    write('cards/weapons.json', weapons(3));
    const mine = makeProjectGit(project);
    expect(await mine.text('cards/weapons.json', first)).toEqual({ text: weapons(1) });
    expect(await mine.text('cards/weapons.json', null)).toEqual({ text: weapons(2) });
    expect(await mine.text('cards/none.json', null)).toEqual({ text: null });
  });
});

describe('a git folder', () => {
  beforeEach(async () => {
    write('studio.json', '{}\n');
    write('cards/weapons.json', weapons(1));
    await commit('first');
  });

  it('is only read: its bytes and times stay the same', async () => {
    write('cards/weapons.json', weapons(2));
    const before = everything(path.join(root, '.git'));
    await state();
    await titles('cards/weapons.json', 'W-01');
    await makeProjectGit(project).text('cards/weapons.json', null);
    expect(everything(path.join(root, '.git'))).toEqual(before);
  });

  it.each([
    ['its head is invalid', () => writeFileSync(path.join(root, '.git/HEAD'), Buffer.alloc(50, 7))],
    ['its objects are missing', () => rmSync(path.join(root, '.git/objects'), { recursive: true })],
    [
      'its objects are truncated',
      () => {
        const objects = path.join(root, '.git/objects');
        for (const entry of readdirSync(objects, { withFileTypes: true, recursive: true }))
          if (entry.isFile()) truncateSync(path.join(entry.parentPath, entry.name), 5);
      },
    ],
  ])('that is damaged is reported, and nothing else is lost: %s', async (_, damage) => {
    damage();
    expect(await state()).toEqual({ kind: 'faulty', why: 'unreadable' });
    expect(await titles('cards/weapons.json')).toBe('unreadable');
  });

  it('that is too large for memory is reported without being read', async () => {
    const objects = path.join(root, '.git/objects');
    for (const name of readdirSync(objects)) rmSync(path.join(objects, name), { recursive: true });
    mkdirSync(path.join(objects, 'pack'));
    const pack = path.join(objects, 'pack', `pack-${'a'.repeat(40)}`);
    for (const end of ['idx', 'pack']) {
      writeFileSync(`${pack}.${end}`, '');
      truncateSync(`${pack}.${end}`, 20_000_000);
    }
    expect(await state()).toEqual({ kind: 'faulty', why: 'large' });
  });

  it.each([
    ['[extensions]\n\tobjectFormat = sha256\n', 'sha256'],
    ['[Extensions]\n\tRefStorage = "reftable" ; new\n', 'reftable'],
    ['[extensions]\n\tlater = true\n', 'extension'],
  ])('in an unsupported format is reported with the reason: %j', async (setting, why) => {
    writeFileSync(path.join(root, '.git/config'), `[core]\n\trepositoryformatversion = 1\n${setting}`);
    expect(await state()).toEqual({ kind: 'faulty', why });
    expect(await titles('cards/weapons.json')).toBe(why);
    expect(await makeProjectGit(project).commitNamed('HEAD')).toEqual({ why });
  });

  it('with harmless extensions is read', async () => {
    const lines = ['worktreeConfig = true', 'relativeWorktrees', 'partialClone = origin', 'refStorage = files'];
    writeFileSync(
      path.join(root, '.git/config'),
      `[core]\n\trepositoryformatversion = 1\n[extensions]\n${lines.map((line) => `\t${line}\n`).join('')}`,
    );
    expect(await titles('cards/weapons.json')).toEqual(['added first']);
  });

  it('that is a shallow or partial clone reports what was not fetched', async () => {
    const head = await commitNamed('HEAD');
    writeFileSync(path.join(root, '.git/config'), '[remote "origin"]\n\tpromisor = true\n');
    rmSync(path.join(root, '.git/objects'), { recursive: true });
    expect(await makeProjectGit(project).text('cards/weapons.json', head)).toEqual({ why: 'partial' });
  });

  it('that is a link to another one is read there', async () => {
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'git-'));
    renameSync(path.join(root, '.git'), path.join(elsewhere, 'git'));
    symlinkSync(path.join(elsewhere, 'git'), path.join(root, '.git'));
    expect(await titles('cards/weapons.json')).toEqual(['added first']);
    rmSync(elsewhere, { recursive: true });
  });

  it('resolves a commit, or reports why not', async () => {
    const mine = makeProjectGit(project);
    const head = await commitNamed('HEAD');
    expect(await mine.commitNamed(head.slice(0, 6))).toEqual({ commit: head });
    expect(await mine.commitNamed('f'.repeat(40))).toEqual({ why: 'unknown' });
    writeFileSync(path.join(root, '.git/HEAD'), 'ref: refs/heads/other\n');
    expect(await mine.commitNamed('HEAD')).toEqual({ why: 'empty' });
    rmSync(path.join(root, '.git/objects'), { recursive: true });
    expect(await mine.commitNamed('main')).toEqual({ why: 'unreadable' });
    rmSync(path.join(root, '.git'), { recursive: true });
    expect(await mine.commitNamed('HEAD')).toEqual({ why: 'none' });
  });

  it('that takes too long is abandoned with a report', async () => {
    const hasty = makeProjectGit(project, 0);
    expect(await hasty.state()).toEqual({ kind: 'faulty', why: 'slow' });
    expect(await hasty.log('cards/weapons.json', null)).toEqual({ why: 'slow' });
  });

  it('returns nothing for an invalid path', async () => {
    const mine = makeProjectGit(project);
    const given = await Promise.all(
      evilPaths.map(async (place) => [await mine.text(place, null), await mine.log(place, null)]),
    );
    expect(given).toEqual(evilPaths.map(() => [{ text: null }, { commits: [], cut: null, looked: 0 }]));
  });
});

describe('objects borrowed from another repository', () => {
  const objects = () => path.join(root, '.git/objects');
  const store = (name: string) => path.join(root, 'stores', name);
  const borrow = (from: string, ...lines: readonly string[]) => {
    mkdirSync(path.join(from, 'info'), { recursive: true });
    writeFileSync(path.join(from, 'info/alternates'), `# others\n${lines.join('\n')}\n`);
  };
  beforeEach(async () => {
    write('studio.json', '{}\n');
    write('cards/weapons.json', weapons(1));
    await commit('first');
    mkdirSync(path.join(root, 'stores'));
    renameSync(objects(), store('a'));
    mkdirSync(objects());
  });

  it('are read there, loose and packed, by absolute or relative path, and through further alternates', async () => {
    borrow(objects(), store('b'));
    borrow(store('b'), '../a', store('none'));
    expect(await titles('cards/weapons.json')).toEqual(['added first']);
    const head = await commitNamed('HEAD');
    expect(await commitNamed(head.slice(0, 6))).toBe(head);
    const oids = readdirSync(store('a'))
      .filter((name) => name.length === 2)
      .flatMap((name) => readdirSync(path.join(store('a'), name)).map((rest) => name + rest));
    const gitdir = path.join(root, 'stores/a.git');
    mkdirSync(gitdir);
    symlinkSync(store('a'), path.join(gitdir, 'objects'));
    const { filename } = await git.packObjects({ fs, dir: root, gitdir, oids, write: true });
    await git.indexPack({ fs, dir: store('a'), gitdir, filepath: `pack/${filename}` });
    for (const oid of oids) rmSync(path.join(store('a'), oid.slice(0, 2)), { recursive: true, force: true });
    expect(await titles('cards/weapons.json')).toEqual(['added first']);
  });

  it('are searched no deeper than git does, and once when alternates form a circle', async () => {
    const chain = ['1', '2', '3', '4', '5', 'a'];
    borrow(objects(), store('1'));
    for (const [i, name] of chain.slice(0, -1).entries()) borrow(store(name), store(chain[i + 1] as string), objects());
    expect(await titles('cards/weapons.json')).toBe('unreadable');
    borrow(store('1'), store('3'));
    expect(await titles('cards/weapons.json')).toEqual(['added first']);
  });
});
