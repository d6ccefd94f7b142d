import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { contentOf, type Playable } from '../authoring/project/play/playable.ts';
import type { JsonObject } from '../engine/kernel/basics/json.ts';
import { seatOfOne } from '../engine/kernel/session/seats-asked.ts';
import { Session } from '../engine/kernel/session/session.ts';
import { players } from '../engine/players/players.ts';
import { readProjectFiles } from '../host/project/project-files.ts';
import { readProjectForPlay } from '../host/project/project-for-play.ts';
import type { MeasuredList } from '../scripts/made-for-game.ts';
import { madeForGames } from '../scripts/made-for-games.ts';
import { editedIn, editToBoard, keystrokeToMarks } from './editing.ts';
import { sample } from './engines.ts';
import { listTime } from './listing.ts';
import { median, quick, type Runs, rateOf, type Spread, warmUpMs } from './measure.ts';
import { games, undo } from './ours.ts';
import { battles } from './pokemon-showdown.ts';

/** How a game of the house goes: decisions of random games in a second, and how long search thinks about an answer. */
export interface GameSpeed {
  readonly system: string;
  readonly decisions: number;
  /** Random games in a second, by battles of Showdown in the same rounds. */
  readonly battles: number;
  /** In milliseconds, with 16 playouts: on average over the first answers of some games. */
  readonly answer: number;
  /** How many decisions into a game undo and edits were measured. */
  readonly at: number;
  /** Taking back one answer, in microseconds. */
  readonly undo: number;
  /** From an edit of a number to the board; null: it is not said which number. */
  readonly edit: Spread | null;
  /** From a keystroke to all marks of the project. */
  readonly keystroke: Spread | null;
  /** How long lists of answers take to be made, in microseconds. */
  readonly lists: readonly (MeasuredList & { readonly time: number })[];
}

const pieceMs = quick ? 400 : 2000;
const rounds = quick ? 3 : 5;
const answersOfGame = quick ? 10 : 30;
const gamesSearched = quick ? 2 : 5;
const edits = quick ? 50 : 250;
/** How far into a game, in decisions; games of all systems are that long. */
const at = 100;

/** Every game of the house with its sample, in turn and piece by piece, so that a slow moment is slow for all; the first system first. */
export async function everyGame(): Promise<readonly GameSpeed[]> {
  const found = await samples();
  const playables = found.map(({ playable }) => playable);
  const seats = playables.map(seatsOfTwo);
  const runs = playables.map((playable, at) => games(playable, seats[at])['random'] as Runs[string]);
  const battle = battles()['random'] as Runs[string];
  const rates = playables.map((): number[] => []);
  const byBattles = playables.map((): number[] => []);
  // The first round warms up and does not count
  for (let round = 0; round <= rounds; round++) {
    const milliseconds = round === 0 ? warmUpMs : pieceMs;
    const { battles: fought = 0 } = rateOf(battle, milliseconds);
    for (const [at, run] of runs.entries()) {
      const { decisions = 0, games: played = 0 } = rateOf(run, milliseconds);
      if (round === 0) continue;
      rates[at]?.push(decisions);
      byBattles[at]?.push(played / fought);
    }
  }
  const speeds: GameSpeed[] = [];
  for (const [which, { playable, folder }] of found.entries()) {
    const files = await readProjectFiles(folder);
    const edited = editedIn(files);
    speeds.push({
      system: playable.system.id,
      decisions: median(rates[which] ?? []),
      battles: median(byBattles[which] ?? []),
      answer: answerTime(playable, seats[which]),
      at,
      undo: undo(playable, at, seats[which]),
      edit: edited === undefined ? null : (await editToBoard(files, edited, at, edits, seats[which])).all,
      keystroke: edited === undefined ? null : keystrokeToMarks(files, edited, edits),
      lists: listsOf(playable, seats[which] ?? {}),
    });
  }
  return speeds;
}

function listsOf(playable: Playable, seats: JsonObject): GameSpeed['lists'] {
  const { lists = [] } = madeForGames.find(({ id }) => id === playable.system.id) ?? {};
  return lists.map((list) => {
    const { documents } = playable;
    return { ...list, time: listTime({ ...playable, documents: list.on?.(documents) ?? documents }, list, seats) };
  });
}

/** Two players where the usual set-up has one; the usual set-up of all other games. */
function seatsOfTwo(playable: Playable): JsonObject {
  const { system } = playable;
  const content = contentOf(playable);
  const alone = system.seats(Session.open(system, content, { seed: 1 }).game) === 1;
  return alone && system.seating(content).most > 1 ? system.setupFor(content, {}, 2) : {};
}

/** The sample of each system: a project that stands on no other. */
export async function samples(): Promise<readonly { readonly playable: Playable; readonly folder: string }[]> {
  const folder = path.dirname(sample);
  const found = new Map<string, { readonly playable: Playable; readonly folder: string }>();
  const names = [path.basename(sample), ...readdirSync(folder)];
  for (const name of names) {
    const file = path.join(folder, name, 'studio.json');
    if (!existsSync(file)) continue;
    const { requires = [] } = JSON.parse(readFileSync(file, 'utf8')) as { readonly requires?: readonly unknown[] };
    if (requires.length > 0) continue;
    const project = await readProjectForPlay(path.join(folder, name));
    if ('playable' in project && !found.has(project.playable.system.id))
      found.set(project.playable.system.id, { playable: project.playable, folder: path.join(folder, name) });
  }
  return [...found.values()];
}

function answerTime(playable: Playable, seats: JsonObject = {}): number {
  const { system } = playable;
  const content = contentOf(playable);
  const taken: number[] = [];
  for (let seed = 1; seed <= gamesSearched; seed++) {
    const session = Session.open(system, content, { ...seats, seed }, { keep: false });
    const search = players['search']?.(seed, { playouts: 16 });
    const start = performance.now();
    let answers = 0;
    while (session.decision !== null && search !== undefined && answers < answersOfGame) {
      session.choose(search.choose(session, seatOfOne(session)));
      answers++;
    }
    taken.push((performance.now() - start) / Math.max(1, answers));
  }
  return median(taken);
}
