import type { CallFields, CallName, Reply } from '../api/session/session-api.ts';
import { isFaulty, type ProjectFile } from '../authoring/text/files/project-file.ts';
import type { JsonObject } from '../engine/kernel/basics/json.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { DeltaSender, type TextDeltas } from '../renderer/desk/texts/text-deltas.ts';
import type { SessionCall } from '../renderer/desk/workers/engine-calls.ts';
import type { EngineCalls } from '../renderer/desk/workers/engine-room.ts';
import { makeEngineRoom } from '../renderer/desk/workers/engine-room.ts';
import { makeTrail } from '../renderer/desk/workers/engine-trail.ts';
import { makeProjectReader } from '../renderer/desk/workers/project-reader.ts';
import { type Spread, spread, threadsTime, timed } from './measure.ts';

// What the workbench's workers do when somebody types, in the same modules, without the messages between them; in
// milliseconds of processor time.

type Texts = Readonly<Record<string, string>>;

/** What is edited: the number that a file says last under this field, which becomes so much and up to fifty more. */
export interface Edited {
  readonly path: string;
  readonly field: string;
  readonly least: number;
}
/** Numbers with which the log of a game stays legal: of each game one. */
const known: readonly Edited[] = [
  { path: 'cards/weapons.json', field: 'cost', least: 20 },
  { path: 'cards/actions.json', field: 'amount', least: 200 },
  { path: 'mats.json', field: 'popularity', least: 1 },
  { path: 'scenarios/S1-the-bell-below/cards.json', field: 'victory', least: 1 },
];
/** The number of a project that is edited. */
export const editedIn = (files: readonly ProjectFile[]): Edited | undefined =>
  known.find((edited) => files.some(({ path }) => path === edited.path));

function textsOf(files: readonly ProjectFile[]): Texts {
  return Object.fromEntries(files.flatMap((file) => (isFaulty(file) ? [] : [[file.path, file.text]])));
}

/** A keystroke: one more space in one file, then all marks of the project. */
export function keystrokeToMarks(files: readonly ProjectFile[], { path }: Edited, times: number): Spread {
  const read = makeProjectReader(() => hostedSystems);
  // With its problems: the first that is timed would look for all of them
  void read(files).project.problems;
  return spread(times, (i) => {
    const typed = files.map((file) =>
      !isFaulty(file) && file.path === path ? { ...file, text: `${file.text}${' '.repeat(i + 1)}` } : file,
    );
    return timed(() => read(typed).project.problems);
  });
}

export interface EditToBoard {
  /** Texts to table, actions and log, as the page shows them. */
  readonly all: Spread;
  /** The part of it that is reading the project and playing the log again. */
  readonly replay: Spread;
  /** The game that was played. */
  readonly seed: number;
}

/** An edit of a number on a card, then the game played again to where it was, and the board, at decision `at`. */
export async function editToBoard(
  files: readonly ProjectFile[],
  edited: Edited,
  at: number,
  times: number,
  seats: JsonObject = {},
): Promise<EditToBoard> {
  const room = makeEngineRoom();
  const ask = <Name extends CallName>(name: Name, fields: CallFields<Name>): Reply<Name> =>
    (room.session as (ask: SessionCall) => Reply<CallName>)({ name, fields } as unknown as SessionCall) as Reply<Name>;
  (room.watch as (ask: { trail: SharedArrayBuffer }) => null)({ trail: makeTrail() });
  const look = room.view as (...asked: Parameters<EngineCalls['view']>) => ReturnType<EngineCalls['view']>;
  const texts = textsOf(files);
  const teller = new DeltaSender();
  /** As the page asks: with what is other in its texts. */
  const on = (name: 'content' | 'edit', told: TextDeltas): Promise<unknown> => {
    const call = { name, fields: {} } as unknown as SessionCall;
    return (room.sessionOn as (asked: Parameters<EngineCalls['sessionOn']>[0]) => Promise<unknown>)({ call, told });
  };
  await on('content', teller.tell(new Map(Object.entries(texts))));
  const seed = longGame(ask, at, seats);
  let labelsKnown: string | null = null;
  const taken: number[] = [];
  const replays: number[] = [];
  for (let i = 0; i < times; i++) {
    const now = { ...texts, [edited.path]: otherNumber(texts[edited.path] ?? '', edited, i) };
    const told = teller.tell(new Map(Object.entries(now)));
    const start = threadsTime();
    await on('edit', told);
    replays.push(threadsTime() - start);
    const view = look({ locale: 'ja', fromEvent: 0, fromEntry: 0, seat: null, labelsKnown });
    labelsKnown = view.labelsTold;
    taken.push(threadsTime() - start);
  }
  const spreadOf = (list: readonly number[]): Spread => spread(times, (i) => list[i] ?? 0);
  return { all: spreadOf(taken), replay: spreadOf(replays), seed };
}

/** The greedy player's first game that goes on for so many decisions. */
function longGame(
  ask: <Name extends CallName>(name: Name, fields: CallFields<Name>) => Reply<Name>,
  at: number,
  seats: JsonObject,
): number {
  for (let seed = 1; seed < 200; seed++) {
    ask('new', { setup: { ...seats, seed } });
    // In hundreds, as the page plays it
    let played = 0;
    while (played < at && ask('auto', { player: 'greedy', steps: 100 }).steps === 100) played += 100;
    if (played === at) return seed;
  }
  throw new Error(`no game has ${at} decisions`);
}

/** Another number in the last place of the file, so that each time the content is another. */
function otherNumber(text: string, { field, least }: Edited, i: number): string {
  const name = `"${field}": `;
  const at = text.lastIndexOf(name) + name.length;
  return `${text.slice(0, at)}${least + (i % 50)}${text.slice(at).replace(/^\d+/, '')}`;
}
