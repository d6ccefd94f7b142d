import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Playable } from '#authoring/project/play/playable.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { makeKeptRuns, type RunToKeep } from '#host/lab/kept-runs.ts';
import { readOtherVersion } from '#host/lab/other-version.ts';
import { beginInFolder } from '#host/new-project/new-project.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

let folder = '';
let project = '';
let playable: Playable;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'runs-'));
  project = path.join(folder, 'project');
  const asked = { kind: 'empty', answers: {}, system: systemIds[0], title: null, locale: 'ja', write: true } as const;
  await beginInFolder({ folder: project, ...asked });
  const read = await readProjectForPlay(project);
  if (!('playable' in read)) throw new Error('the project has errors');
  ({ playable } = read);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const asked = (games: number, to = 20): RunToKeep => ({
  ...{ command: 'balance', choices: {}, players: null, bots: ['random'], playouts: null, games },
  seeds: { from: 1, to },
});
function runsOf(build = 'b', at = folder) {
  let second = 0;
  return makeKeptRuns(
    at,
    () => build,
    3,
    () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++)),
  );
}

it('runs are listed with the last one first, each question of a content once', async () => {
  const runs = runsOf();
  await runs.keep(playable, asked(20));
  await runs.keep(playable, asked(30, 30));
  await runs.keep(playable, asked(12));
  expect((await runs.list()).map(({ games, at }) => [games, at])).toEqual([
    [12, '2026-01-01T00:00:02.000Z'],
    [30, '2026-01-01T00:00:01.000Z'],
  ]);
});

it('the content of a run is played as it was', async () => {
  const runs = runsOf();
  await runs.keep(playable, asked(20));
  const [run] = await runs.list();
  const { system, formats } = playable;
  expect(await runs.playable(run!)).toEqual({ system, documents: playable.documents, formats });
  expect(hostedSystems.some((one) => one.system === system)).toBe(true);
});

it('runs of another build of the engine are not listed', async () => {
  await runsOf('old').keep(playable, asked(20));
  expect(await runsOf('new').list()).toEqual([]);
});

it('the newest runs are kept, and contents that one of them names', async () => {
  const runs = runsOf();
  const { system, documents, formats } = playable;
  const renamed = { ...documents, 'studio.json': { ...(documents['studio.json'] as object), id: 'renamed' } };
  await runs.keep({ system, documents: renamed, formats }, asked(1));
  for (let games = 1; games <= 3; games++) await runs.keep(playable, asked(games, games));
  expect((await runs.list()).map(({ project, games }) => [project, games])).toEqual(
    Array.from({ length: 3 }, (_, at) => ['project', 3 - at]),
  );
  expect(readdirSync(folder).filter((name) => name.endsWith('.content'))).toHaveLength(1);
});

it('damaged runs are left out, and of a damaged content it is said that it is gone', async () => {
  const runs = runsOf();
  await runs.keep(playable, asked(20));
  const [run] = await runs.list();
  writeFileSync(path.join(folder, `${'a'.repeat(64)}.run`), '{');
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.content')))
    writeFileSync(path.join(folder, name), 'x');
  const found = await readOtherVersion(project, run!.key, folder, runs);
  expect([await runs.list(), found]).toEqual([[run], { why: 'goneRun' }]);
});

it('a beginning that several keys have in common names none of them', async () => {
  const runs = runsOf();
  const run = { key: `${'a'.repeat(63)}0` } as never;
  const other = { key: `${'a'.repeat(63)}1` } as never;
  const both = { ...runs, list: () => Promise.resolve([run, other]) };
  expect(await readOtherVersion(project, 'aaaaa', folder, both)).toEqual({ several: [run, other] });
});

it('a folder that cannot be written keeps nothing, and says nothing', async () => {
  const blocked = path.join(folder, 'blocked');
  writeFileSync(blocked, '');
  const runs = runsOf('b', path.join(blocked, 'lab'));
  await runs.keep(playable, asked(20));
  expect(await runs.list()).toEqual([]);
});
