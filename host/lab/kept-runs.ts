import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { type KeptRun, keptRun } from '#api/cli/lab-runs-report.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { formatRegistryOf } from '#authoring/text/schema/format-registry.ts';
import { canonical, isObject } from '#engine/kernel/basics/json.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { lazySystems } from '#engine/systems/lazy-systems.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { makeFolders } from '../files/make-folders.ts';
import { replaceFile } from '../files/write-files.ts';
import { packContent, sumOf, unpackContent } from './parcels.ts';

/** The newest ones: each version of a project that was played has its content kept. */
const MOST_RUNS = 100;
const RUN = /^[0-9a-f]{64}\.run$/;
const CONTENT = /^[0-9a-f]{64}\.content$/;

/** What was asked of a project, and how many of its games counted. */
export type RunToKeep = Pick<KeptRun, 'command' | 'choices' | 'players' | 'bots' | 'playouts' | 'seeds' | 'games'>;

/** Runs of a project as it was then, so that later ones can be compared with them. */
export interface KeptRuns {
  /** A disk that is full or read-only keeps nothing. */
  keep(playable: Playable, run: RunToKeep): Promise<void>;
  /** Of this build of the engine, the last one first. */
  list(): Promise<readonly KeptRun[]>;
  /** Null: its content is gone or damaged. */
  playable(run: KeptRun): Promise<Playable | null>;
}

const keptFile = closedObject({ build: Type.String(), parcel: Type.String(), run: keptRun });
type KeptFile = Static<typeof keptFile>;

/** A file for each run, and one for each content. `build`: of the engine, another one may play otherwise. */
export function makeKeptRuns(folder: string, build: () => string, most = MOST_RUNS, now = () => new Date()): KeptRuns {
  const fileOf = (name: string): string => path.join(folder, name);
  async function readOne(name: string): Promise<readonly KeptFile[]> {
    try {
      const found: unknown = JSON.parse(await readFile(fileOf(name), 'utf8'));
      return Check(keptFile, found) && `${found.run.key}.run` === name ? [found] : [];
    } catch {
      return [];
    }
  }
  async function readAll(): Promise<readonly KeptFile[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => RUN.test(name));
    const found = (await Promise.all(names.map(readOne))).flat();
    return found.toSorted((a, b) => Date.parse(b.run.at) - Date.parse(a.run.at));
  }
  async function removeOldest(): Promise<void> {
    const all = await readAll();
    const parcels = new Set(all.slice(0, most).map(({ parcel }) => `${parcel}.content`));
    const names = (await readdir(folder)).filter((name) => CONTENT.test(name) && !parcels.has(name));
    const gone = [...all.slice(most).map(({ run }) => `${run.key}.run`), ...names];
    await Promise.all(gone.map((name) => rm(fileOf(name), { force: true })));
  }
  async function keep(playable: Playable, asked: RunToKeep): Promise<void> {
    const { system, documents } = playable;
    const { hash } = contentOf(playable);
    const { games, ...question } = asked;
    const key = sumOf(canonical([build(), system.id, hash, question]));
    const studio = documents['studio.json'];
    const run: KeptRun = {
      ...{ key, at: now().toISOString(), project: isObject(studio) ? String(studio['id']) : '' },
      ...{ system: system.id, content: hash, ...question, games },
    };
    const { id, parcel } = await packContent({ system: system.id, hash, documents });
    await makeFolders(folder, 0o700);
    const file: KeptFile = { build: build(), parcel: id, run };
    // First what names the content, since other programs remove contents that nothing names.
    await replaceFile(fileOf(`${key}.run`), Buffer.from(JSON.stringify(file)), 0o600);
    await replaceFile(fileOf(`${id}.content`), parcel, 0o600);
    await removeOldest();
  }
  return {
    keep: (playable, run) => keep(playable, run).catch(() => undefined),
    list: async () => (await readAll()).filter((one) => one.build === build()).map(({ run }) => run),
    async playable({ key }) {
      try {
        const parcel = (await readAll()).find(({ run }) => run.key === key)?.parcel ?? '';
        const { system, documents } = await unpackContent(parcel, await readFile(fileOf(`${parcel}.content`)));
        const id = systemIds.find((one) => one === system);
        if (id === undefined) return null;
        const hosted = await lazySystems[id]();
        return { system: hosted.system, documents, formats: formatRegistryOf(hosted).formats };
      } catch {
        return null;
      }
    },
  };
}
