import os from 'node:os';
import process from 'node:process';
import type { LabChoices } from '#api/studio/lab-calls.ts';
import type { Chunk, GivenContent, PlayedChunk } from '../lab/games-job.ts';
import { makeLineStore } from '../lab/line-store.ts';
import { choicesOf } from '../play/setup-choices.ts';
import { botNames } from '../play/who-plays.ts';
import { ThreadPool, threadProgram } from '../threads/thread-pool.ts';
import type { FromLab, Unsaved } from './lab-protocol.ts';
import { lentMachines } from './lent-to-desk.ts';
import { parentPort } from './parent-port.ts';
import { readLabVersions, readWithUnsaved } from './read-versions.ts';
import { RunQueue } from './run-queue.ts';

// A process of low priority, which plays games for the desk.
const folder = process.argv[2];
if (folder === undefined) throw new Error('no folder was given');

const port = parentPort();
const threads = Math.max(1, os.availableParallelism() - 1);
const pool = new ThreadPool<GivenContent, Chunk, PlayedChunk>(threadProgram('games-worker'), threads);
const store = makeLineStore();
const tell = (message: FromLab) => port.post(message);
const queue = new RunQueue(pool, store, readLabVersions(folder), tell, lentMachines(store, tell));

port.listen((message) => {
  switch (message.kind) {
    case 'begin':
      return queue.begin(message.run, message.question, message.unsaved);
    case 'change':
      return queue.change(message.run, message.to);
    case 'choices':
      return void choices(folder, message.unsaved).then((found) =>
        port.post({ kind: 'choices', ask: message.ask, choices: found }),
      );
    case 'game':
      return port.post({
        kind: 'game',
        ask: message.ask,
        game: queue.gameOf(message.run, message.seed, message.seats),
      });
  }
});

/** Null: the project has errors. */
async function choices(project: string, unsaved: Unsaved): Promise<LabChoices | null> {
  const found = await readWithUnsaved(project, unsaved);
  if ('errors' in found) return null;
  const { least, most, options } = choicesOf(found);
  return {
    ...{ least, most, programs: [...botNames] },
    options: options
      .filter(({ apart }) => apart)
      .map(({ id, name, values }) => ({ id, name: { ...name }, values: [...values] })),
  };
}
