import { parentPort, workerData } from 'node:worker_threads';
import type { RuleSystem } from '#engine/kernel/system.ts';
import { Lookout } from '#engine/simulation/reach/lookout.ts';
import { shortened } from '#engine/simulation/reach/shorten.ts';
import { tryGame } from '#engine/simulation/reach/try-game.ts';
import { systems } from '#engine/systems/systems.ts';
import type { FromTryingThread, ToTryingThread, TryingData } from './tries-on-threads.ts';

// A thread that looks for one goal: it compiles the content once, then plays the games that it is given.
const port = parentPort;
if (port === null) throw new Error('this file runs as a thread');
const { system: id, documents, goal } = workerData as TryingData;
const system = systems.find((one) => one.id === id) as RuleSystem;
const lookout = new Lookout(system, documents, goal);

port.on('message', (asked: ToTryingThread) => {
  const done: FromTryingThread =
    'line' in asked
      ? { index: asked.index, line: shortened(system, lookout, asked.line) }
      : { index: asked.index, tried: tryGame(system, lookout, asked.what) };
  port.postMessage(done);
});
