import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifest } from '#engine/systems/tokyo-site-seeing/examples/package-examples.ts';
import { findRequired, readProject } from '#host/project/read-project.ts';
import { saveProjectFile } from '#host/project/save-project-file.ts';
import { watchProject } from '#host/project/watch-project.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';
import { base, port, writeProject } from './two-projects.ts';

let around = '';
const at = (...place: readonly string[]): string => path.join(around, ...place);
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  writeProject(at('projects', 'the-base-game'), base);
  writeProject(at('projects', 'harbour'), port);
});
afterEach(() => {
  delete process.env['STUDIO_PROJECTS'];
  rmSync(around, { recursive: true, force: true });
});
const found = (folder: string) => [...findRequired(folder)].map(([id, folders]) => [id, ...folders]);

describe('a required project is found', () => {
  it('next to the project, by the id in its first file', () => {
    expect(found(at('projects', 'harbour'))).toEqual([['base', at('projects', 'the-base-game')]]);
  });

  it('by its folder of the same name, whatever other folders contain', () => {
    writeProject(at('projects', 'base'), base);
    expect(found(at('projects', 'harbour'))).toEqual([['base', at('projects', 'base')]]);
  });

  it('not at all when two have its id, because the choice would be arbitrary', async () => {
    writeProject(at('projects', 'a-copy'), base);
    const { files } = await readProject(at('projects', 'harbour'));
    expect(files.filter((file) => file.path.startsWith('base:'))).toEqual([
      { path: 'base:studio.json', fault: { kind: 'several', folders: ['a-copy', 'the-base-game'] } },
    ]);
  });

  it('in the folders of STUDIO_PROJECTS, after the neighbouring ones', () => {
    writeProject(at('elsewhere', 'harbour'), port);
    expect(found(at('elsewhere', 'harbour'))).toEqual([['base']]);
    process.env['STUDIO_PROJECTS'] = [at('nowhere'), at('projects')].join(path.delimiter);
    expect(found(at('elsewhere', 'harbour'))).toEqual([['base', at('projects', 'the-base-game')]]);
  });

  it('among the shipped projects, wherever the package is', () => {
    writeProject(at('elsewhere', 'mine'), { 'studio.json': manifest('mine', ['tokyo-site-seeing-sample']) });
    expect(found(at('elsewhere', 'mine'))).toEqual([
      ['tokyo-site-seeing-sample', path.resolve('sample-content', 'tokyo-site-seeing')],
    ]);
  });

  it('with its own requirements, and only once in a circle', () => {
    writeProject(at('projects', 'the-base-game'), { 'studio.json': manifest('base', ['port']) });
    writeProject(at('projects', 'pier'), { 'studio.json': manifest('pier', ['port']) });
    expect(found(at('projects', 'pier')).map(([id]) => id)).toEqual(['port', 'base']);
    expect(found(at('projects', 'harbour')).map(([id]) => id)).toEqual(['base']);
  });
});

describe('the files of a required project', () => {
  it('are read with the package, each by its project and path', async () => {
    const { files, folders } = await readProject(at('projects', 'harbour'));
    expect(files.map((file) => file.path)).toEqual([
      ...Object.keys(port).sort(),
      ...Object.keys(base)
        .sort()
        .map((one) => `base:${one}`),
    ]);
    expect([...folders]).toEqual([['base', at('projects', 'the-base-game')]]);
  });

  it('are shown by the desk and never written by it', async () => {
    const host = makeStudioHost(at('projects', 'harbour'));
    const { files } = await host.openProject({});
    const file = files.find((one) => one.path === 'base:cards/weapons.json');
    expect(file !== undefined && 'text' in file ? file.text : null).toBe(base['cards/weapons.json']);
    expect(
      await saveProjectFile(at('projects', 'harbour'), 'base:cards/weapons.json', { text: '{}', base: null }),
    ).toEqual({
      saved: false,
      reason: 'refused',
      code: 'bad-path',
    });
  });

  it('cannot be faked by a file of the package', async () => {
    mkdirSync(at('projects', 'harbour', 'base:cards'));
    writeFileSync(at('projects', 'harbour', 'base:studio.json'), base['studio.json'] ?? '');
    const { files } = await readProject(at('projects', 'harbour'));
    expect(files.filter((file) => file.path.startsWith('./'))).toEqual([
      { path: './base:cards', fault: { kind: 'unreadable', reason: 'colon' } },
      { path: './base:studio.json', fault: { kind: 'unreadable', reason: 'colon' } },
    ]);
    expect(files.filter((file) => file.path === 'base:studio.json')).toHaveLength(1);
  });

  it('are watched like those of the package', async () => {
    let watching: { close(): void } | undefined;
    await new Promise<void>((resolve) => {
      watching = watchProject(at('projects', 'harbour'), resolve);
      writeFileSync(at('projects', 'the-base-game', 'words.json'), base['words.json'] ?? '');
    });
    watching?.close();
  });
});

describe('the command line on a package', () => {
  it('checks it, and reports its projects and its overrides', async () => {
    const report = await reportOf('check', at('projects', 'harbour'), '--strict');
    expect([report['problems'], report['packages']]).toEqual([
      [],
      [
        {
          id: 'base',
          version: '0.1.0',
          folder: '../the-base-game',
          requires: [],
          files: 11,
          cards: 6,
          designs: [{ kind: 'card', name: { ja: 'カード', en: 'Cards' }, count: 6 }],
          overrides: [],
        },
        {
          id: 'port',
          version: '0.1.0',
          folder: '.',
          requires: ['base'],
          files: 2,
          cards: 2,
          designs: [{ kind: 'card', name: { ja: 'カード', en: 'Cards' }, count: 2 }],
          overrides: [{ id: 'W-01', of: 'base' }],
        },
      ],
    ]);
  });

  it('plays it: the same game as a single project with that content', async () => {
    const cards = (port['cards/weapons.json'] ?? '')
      .replace(',"overrides":"base:W-01"', '')
      .replace('base:tool', 'tool');
    expect(cards).not.toContain('base');
    writeProject(at('one'), { ...base, 'cards/weapons.json': cards });
    const play = (folder: string) => reportOf('play', folder, '--players', '1', '--seed', '1', '--bot', 'greedy');
    const [both, alone] = [await play(at('projects', 'harbour')), await play(at('one'))];
    expect(both).toEqual(alone);
    expect((await play(at('projects', 'the-base-game')))['contentHash']).not.toBe(alone['contentHash']);
  });

  it('runs its tests, starts sessions, and replays on it', async () => {
    const test = {
      formatVersion: 1,
      tests: [
        {
          name: '差し替えた標識も、同じ番号で置ける',
          rules: [],
          given: {
            table: 'empty',
            setup: { players: [{ pcs: ['procurer'] }], seed: 1 },
            put: { pcs: { procurer: { equipped: ['W-01#1'] } } },
          },
          when: [{ offered: { do: 'finish' } }],
          then: { table: { pcs: { procurer: { equipped: ['W-01#1'] } } } },
        },
      ],
    };
    writeProject(at('projects', 'harbour'), { 'playtests/sign.json': JSON.stringify(test) });
    const { out, code } = await runStudio(['test', at('projects', 'harbour')]);
    expect([code, out]).toEqual([0, '1 passed, 0 failed\n']);
    const lines = ['{"id":1,"call":"new","setup":{"players":[{"pcs":["procurer"]}],"seed":1}}'];
    const session = await runStudio(['session', at('projects', 'harbour')], lines);
    expect(JSON.parse(session.out)).toMatchObject({ id: 1, ok: {} });
    const save = at('game.json');
    await reportOf('play', at('projects', 'harbour'), '--seed', '1', '--bot', 'random', '--save', save);
    const replayed = await reportOf('replay', save, '--content', at('projects', 'harbour'));
    expect(replayed['same']).toBe(true);
  });
});
