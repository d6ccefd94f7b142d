import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { diagnose } from '../authoring/project/diagnostics/diagnose.ts';
import { contentOf, type Playable, playableOf } from '../authoring/project/play/playable.ts';
import { isFaulty, type ProjectFile, type TextFile } from '../authoring/text/files/project-file.ts';
import { fingerprintOf, printsOf } from '../authoring/tools/branches/event-fingerprints.ts';
import { type PlayedBranch, replayEntries } from '../authoring/tools/branches/replay-entries.ts';
import type { LogEntry } from '../engine/kernel/naming/naming.ts';
import { replay } from '../engine/kernel/session/replay.ts';
import { Session } from '../engine/kernel/session/session.ts';
import { players } from '../engine/players/players.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { median, quick } from './measure.ts';

const LINES = 48;
const WORKERS = 2;
/** As many lines a worker takes at a time as the desk gives it. */
const AT_ONCE = 3;

type Told = { readonly files: readonly TextFile[] } | { readonly lines: readonly PlayedBranch[] };

/** In a worker: takes texts, as an edit makes them, and lines to play again on them. True: this is one. */
export function playsAgain(): boolean {
  if (isMainThread || parentPort === null) return false;
  const port = parentPort;
  const known = new Map<string, TextFile>();
  let playable: Playable | null = null;
  port.on('message', (told: Told) => {
    if ('files' in told) {
      for (const file of told.files) if (known.get(file.path)?.text !== file.text) known.set(file.path, file);
      playable = playableOf(diagnose([...known.values()], hostedSystems), hostedSystems).playable;
      if (playable !== null) contentOf(playable);
      return port.postMessage([]);
    }
    const now = playable;
    return port.postMessage(now === null ? [] : told.lines.map((line) => replayEntries(line, now).kind));
  });
  return true;
}

/** All lines after an edit, by playing each of them again one after the other, by the clock. */
export async function measureAfterEdit(all: readonly ProjectFile[], at: number): Promise<number> {
  const files = all.filter((file): file is TextFile => !isFaulty(file));
  const { playable } = playableOf(diagnose(files, hostedSystems), hostedSystems);
  if (playable === null) throw new Error('the sample has errors');
  const lines = Array.from({ length: LINES }, (_, i) => lineOf(playable, i + 1, at));
  const workers = Array.from({ length: WORKERS }, () => new Worker(new URL(import.meta.url)));
  const ask = async (worker: Worker, told: Told): Promise<readonly string[]> => {
    const answer = once(worker, 'message');
    worker.postMessage(told);
    return (await answer)[0] as readonly string[];
  };
  await Promise.all(workers.map((worker) => ask(worker, { files })));
  const ratios: number[] = [];
  for (let round = 0; round < (quick ? 3 : 7); round++) {
    const content = contentOf(playable);
    const one = performance.now();
    for (const { setup, log } of lines) replay(playable.system, content, setup, log as LogEntry[], { lineage: true });
    const replays = performance.now() - one;
    const edited = editedBy(files, round + 1);
    const all = performance.now();
    const waiting = Array.from({ length: Math.ceil(LINES / AT_ONCE) }, (_, i) =>
      lines.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    );
    const said = await Promise.all(
      workers.map(async (worker) => {
        await ask(worker, { files: edited });
        const kinds: string[] = [];
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
          kinds.push(...(await ask(worker, { lines: next })));
        return kinds;
      }),
    );
    if (said.flat().length !== LINES) throw new Error('a line was not played');
    ratios.push((performance.now() - all) / replays);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return median(ratios);
}

/** A game that is played greedily, `at` decisions long. */
export function lineOf(playable: Playable, seed: number, at: number): PlayedBranch {
  const session = Session.open(playable.system, contentOf(playable), { seed });
  const player = players['greedy']?.(seed);
  while (session.decision !== null && session.decisions < at && player !== undefined)
    session.choose(player.choose(session));
  const events = session.eventsFrom(0);
  const begins = session.entries.map((_, i) => session.eventsBefore(i));
  const prints = [fingerprintOf(events.slice(0, begins[0])), ...printsOf(events, begins, 0)];
  return { setup: session.setup, log: session.entries, prints, contentHash: session.content.hash };
}

/** The same texts with one number of one weapon altered. */
function editedBy(files: readonly TextFile[], by: number): readonly TextFile[] {
  return files.map((file) =>
    file.path === 'cards/weapons.json'
      ? { ...file, text: file.text.replace(/"amount": ?\d+/, `"amount": ${2 + by}`) }
      : file,
  );
}
