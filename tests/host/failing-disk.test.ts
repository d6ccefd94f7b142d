import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import { keepBranchesIn } from '#host/branches/kept-branches.ts';
import { writeGivenFile } from '#host/files/write-files.ts';
import { makeRecentProjects } from '#host/home/recent-projects.ts';
import { makeHome } from '#host/home/studio-home.ts';
import { packProject } from '#host/packed-projects/pack-project.ts';
import { unpackProject } from '#host/packed-projects/unpack-project.ts';
import { versionOf } from '#host/project/project-files.ts';
import { makeSettings } from '#host/state/kept-settings.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { pngOf } from '../pictures/made-pictures.ts';

// Everything that writes is tried on a disk that fails at its first step, its second, and so on: existing data stays
// whole, no partial files remain, and the caller gets an answer.

interface Disk {
  /** `full`: no space from a step on; `refused`: one step fails; `killed`: no step follows. */
  readonly way: 'full' | 'refused' | 'killed';
  readonly code: string;
  readonly failAt: number;
  readonly died: () => void;
  steps: number;
}

const hoisted = await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks');
  const disks = new AsyncLocalStorage<Disk>();
  async function step<T>(work: () => Promise<T>, half?: () => Promise<unknown>, needsRoom = true): Promise<T> {
    const disk = disks.getStore();
    if (disk === undefined) return await work();
    disk.steps++;
    const isAt = disk.steps === disk.failAt;
    const isAfter = disk.steps > disk.failAt;
    if (disk.way === 'killed' && (isAt || isAfter)) {
      if (isAt) await half?.();
      disk.died();
      return await new Promise<T>(() => undefined);
    }
    if (isAt || (isAfter && disk.way === 'full' && needsRoom)) {
      if (disk.way === 'full') await half?.();
      throw Object.assign(new Error(disk.code), { code: disk.code });
    }
    return await work();
  }
  /** Handles that a killed process leaves open, which the system would close. */
  const opened = new Set<{ close(): Promise<void> }>();
  return { disks, step, opened, isKilled: () => disks.getStore()?.way === 'killed' };
});

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const { step, opened, isKilled } = hoisted;
  const halfOf = (bytes: unknown) =>
    Buffer.from(bytes as Uint8Array).subarray(0, Buffer.from(bytes as Uint8Array).length / 2);
  return {
    ...real,
    open: async (file: string, flags: string | number = 'r', mode?: number) => {
      const isRead = typeof flags === 'number' || flags === 'r';
      const open = async () => {
        const handle = await real.open(file, flags, mode);
        if (isKilled()) opened.add(handle);
        return handle;
      };
      if (isRead) return await open();
      return await step(async () => {
        const handle = await open();
        const write = handle.writeFile.bind(handle);
        const append = handle.appendFile.bind(handle);
        handle.writeFile = (bytes) =>
          step(
            () => write(bytes),
            () => write(halfOf(bytes)),
          );
        handle.appendFile = (bytes) =>
          step(
            () => append(bytes),
            () => append(halfOf(bytes)),
          );
        return handle;
      });
    },
    writeFile: (file: string, bytes: Uint8Array, how: object) =>
      step(
        () => real.writeFile(file, bytes, how),
        () => real.writeFile(file, halfOf(bytes), how),
      ),
    copyFile: (from: string, to: string, mode: number) =>
      step(
        () => real.copyFile(from, to, mode),
        async () => real.writeFile(to, halfOf(await real.readFile(from))),
      ),
    cp: (from: string, to: string, how: object) =>
      step(
        () => real.cp(from, to, how),
        () => real.cp(from, to, how),
      ),
    mkdir: (folder: string, how: object) =>
      existsSync(folder) ? real.mkdir(folder, how) : step(() => real.mkdir(folder, how)),
    rename: (from: string, to: string) => step(() => real.rename(from, to), undefined, false),
    rm: (file: string, how: object) =>
      isKilled() ? step(() => real.rm(file, how), undefined, false) : real.rm(file, how),
  };
});

let around = '';
let project = '';
let kept = '';
const at = (place: string): string => path.join(project, place);
const BEFORE = '{"a": 1}\n';

beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'failing-disk-'));
  project = path.join(around, 'project');
  kept = path.join(around, 'kept');
  vi.stubEnv('STUDIO_STATE_FOLDER', kept);
});
afterEach(async () => {
  for (const handle of hoisted.opened) await handle.close().catch(() => undefined);
  hoisted.opened.clear();
  vi.unstubAllEnvs();
  rmSync(around, { recursive: true, force: true });
});

async function prepare(): Promise<void> {
  for (const one of readdirSync(around)) rmSync(path.join(around, one), { recursive: true });
  mkdirSync(at('cards'), { recursive: true });
  mkdirSync(kept);
  writeFileSync(at('studio.json'), '{"id": "mine", "version": "1.0.0", "system": "toy-game"}\n');
  writeFileSync(at('cards/a.json'), BEFORE);
  writeFileSync(path.join(around, 'given.json'), BEFORE);
  await packProject(project, path.join(around, 'mine.studiopack'));
}

/** Every file and folder with its bytes, without the kept work. */
function everything(): Readonly<Record<string, string>> {
  const entries = readdirSync(around, { withFileTypes: true, recursive: true });
  const all = entries
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((one) => !one.startsWith(`${kept}`));
  return Object.fromEntries(
    all.sort().map((one) => [path.relative(around, one), statSync(one).isFile() ? readFileSync(one, 'latin1') : '']),
  );
}

const line = { id: 'a'.repeat(32), log: [] } as unknown as Parameters<
  ReturnType<typeof keepBranchesIn>['keepLine']
>[0]['line'];
const host = () => makeStudioHost(project);
const base = versionOf(Buffer.from(BEFORE));
const page = 'b'.repeat(32);

const writers: Readonly<Record<string, () => Promise<boolean>>> = {
  'a file that a command is given (--save, --to)': () =>
    writeGivenFile(path.join(around, 'given.json'), Buffer.from('{"b": 2}\n')).then(
      () => true,
      () => false,
    ),
  pack: async () => (await packProject(project, path.join(around, 'given.json'))).kind === 'packed',
  unpack: async () =>
    (await unpackProject(path.join(around, 'mine.studiopack'), path.join(around, 'new/one'))).kind === 'unpacked',
  saveFile: async () => (await host().saveFile({ path: 'cards/a.json', text: '{"b": 2}\n', base })).saved,
  'saveFile of a new file in a new folder': async () =>
    (await host().saveFile({ path: 'more/b.json', text: '{"b": 2}\n', base: null })).saved,
  'changeFiles that makes and moves': async () => {
    const steps = [
      { kind: 'create', path: 'cards/b.json', text: '{}\n', kept: page },
      { kind: 'makeFolder', path: 'more' },
      { kind: 'move', path: 'cards/a.json', to: 'more/a.json' },
    ] as const;
    return (await host().changeFiles({ steps: [...steps], bases: { 'cards/a.json': base } })).done;
  },
  'changeFiles that deletes': async () =>
    (
      await host().changeFiles({
        steps: [{ kind: 'delete', path: 'cards', kept: page, unsaved: [] }],
        bases: { 'cards/a.json': base },
      })
    ).done,
  migrateProject: async () => (await host().migrateProject({ write: true })).backup !== null,
  newProject: async () => {
    const home = makeHome(null, makeRecentProjects(kept), { open: () => Promise.resolve(undefined) });
    const asked = {
      kind: 'empty',
      system: systemIds[0] as string,
      title: 'x',
      locale: 'ja',
      answers: {},
      write: true,
    } as const;
    return 'project' in (await home.newProject({ folder: path.join(around, 'made/mine'), ...asked }));
  },
  keepSettings: async () => (await makeSettings(kept, null).keepSettings({ scope: 'user', text: '{}', base: '' })).kept,
  keepLine: async () =>
    (
      await keepBranchesIn(
        () => Promise.resolve(path.join(kept, 'lines')),
        () => Promise.resolve(null),
      ).keepLine({ line })
    ).kept,
  keepTexts: async () =>
    (
      await keepBranchesIn(
        () => Promise.resolve(path.join(kept, 'lines')),
        () => Promise.resolve(null),
      ).keepTexts({ contentHash: 'a'.repeat(16), texts: { a: 'b' } })
    ).kept,
  keepPicture: async () =>
    (await host().keepPicture({ path: 'assets/a.png', kept: page, bytes: pngOf(100, 100).toString('base64') })).kept,
};

/** Repeats it with the disk failing at each step in turn, until it fails at none. */
async function atEachStep(
  how: Pick<Disk, 'way' | 'code'>,
  write: () => Promise<boolean>,
  look: (isDone: boolean, before: ReturnType<typeof everything>, failAt: number) => void,
): Promise<number> {
  for (let failAt = 1; ; failAt++) {
    await prepare();
    const before = everything();
    const disk: Disk = { ...how, failAt, died: () => undefined, steps: 0 };
    const isDone = await hoisted.disks.run(disk, write);
    const isOver = disk.steps < failAt;
    if (isOver) {
      expect(isDone).toBe(true);
      return failAt - 1;
    }
    look(isDone, before, failAt);
  }
}

describe('on a disk that is full from some step on', () => {
  it.each(Object.entries(writers))('%s answers, and leaves existing data intact', async (_, write) => {
    const steps = await atEachStep({ way: 'full', code: 'ENOSPC' }, write, (isDone, before, failAt) => {
      if (!isDone) expect({ failAt, left: everything() }).toEqual({ failAt, left: before });
      else expect(Object.keys(everything()).filter(isLeftover)).toEqual([]);
    });
    expect(steps).toBeGreaterThan(0);
  });
});

describe('when the system refuses a step', () => {
  const codes = ['EACCES', 'ENOTDIR'];
  it.each(Object.entries(writers))(
    '%s answers, and leaves existing data intact, whatever the error',
    async (_, write) => {
      for (const code of codes) {
        await atEachStep({ way: 'refused', code }, write, (isDone, before, failAt) => {
          if (!isDone) expect({ code, failAt, left: everything() }).toEqual({ code, failAt, left: before });
          else expect(Object.keys(everything()).filter(isLeftover)).toEqual([]);
        });
      }
    },
  );
});

describe('a process killed at some step', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  async function reopened(): Promise<void> {
    const long = new Date(Date.now() - 3_600_000);
    for (const entry of readdirSync(project, { withFileTypes: true, recursive: true }))
      if (isLeftover(entry.name) && entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), long, long);
    for (const entry of readdirSync(kept, { withFileTypes: true, recursive: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.name === 'file-steps.jsonl')
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"pid":\d+/, `"pid":${gone}`));
    }
    await host().openProject({});
  }

  it.each(Object.entries(writers).filter(([name]) => /^(saveFile|changeFiles)/.test(name)))(
    '%s has done all or nothing once the project is opened again',
    async (_, write) => {
      await prepare();
      const before = everything();
      expect(await write()).toBe(true);
      const after = everything();
      for (let failAt = 1; ; failAt++) {
        await prepare();
        const outcome = await new Promise((resolve) => {
          const disk: Disk = { way: 'killed', code: '', failAt, died: () => resolve('died'), steps: 0 };
          void hoisted.disks.run(disk, write).then(resolve);
        });
        if (outcome === true) return;
        await reopened();
        const left = filesOfProject(everything());
        expect([filesOfProject(before), filesOfProject(after)]).toContainEqual(left);
      }
    },
  );
});

/** An empty folder created for a file that was not written is no loss. */
function filesOfProject(all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(all).filter(([place, bytes]) => place.startsWith('project') && bytes !== ''),
  );
}

const isLeftover = (name: string): boolean => /\.part$|\.studio-aside|\.studio-lock$/.test(name);
