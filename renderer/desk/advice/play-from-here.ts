import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { branchesStore } from '../branches/branches-store.ts';
import { runningGame } from '../play/former-game.ts';
import { presentTexts } from '../play/own-content.ts';
import { replayGame } from '../play/play-commands.ts';
import { playStore, type ReplayableGame } from '../play/play-store.ts';
import { cursorStore } from '../project/cursor-store.ts';
import { projectStore } from '../project/project-store.ts';
import { stage } from '../stage/stage.ts';
import { wholeTexts } from '../texts/compressed-text.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import type { ReachFound } from '../workers/advice-calls.ts';
import { withAdvice } from './advice-line.ts';
import { adviceStore, type FoundGame, type Reach } from './advice-store.ts';

/** The same seed each time, for repeatable results. */
const GAMES = 400;
const SEED = 1;
const MOST_KEPT = 40;

const playing = localizedText(deskWords, ({ work }) => work.findGame);

/** Goal names at an offset, innermost first. */
function goalsAt(path: string, text: string, offset: number): readonly string[] {
  const entry = entryPlaces(pathInside(path), text).at(offset);
  const way = getLocation(text, offset).path;
  const root = parseTree(text);
  if (root === undefined) return entry === null ? [] : [entry.id];
  const steps = way.map((step, at) => {
    if (typeof step !== 'number') return step;
    const id = findNodeAtLocation(root, [...way.slice(0, at + 1), 'id'])?.value as unknown;
    return typeof id === 'string' ? id : String(step);
  });
  const [list, ...inside] = steps;
  const names = [inside, steps].flatMap((parts) => parts.map((_, i) => parts.slice(0, parts.length - i).join('/')));
  const found = names
    .filter((name) => name !== '' && name !== list)
    .sort((a, b) => b.split('/').length - a.split('/').length);
  return [...new Set([...found, ...(entry === null ? [] : [entry.id])])];
}

/** Uses the focused element's `data-goal`, else the editor's cursor. */
export function playFromHere(): Promise<void> {
  const goal = stage().goalAtFocus();
  if (goal !== null) return playTo([goal]);
  const { current } = projectStore.getState();
  const offset = cursorStore.getState().places.get(current ?? '')?.offset;
  return current === null ? Promise.resolve() : playTo(goalsIn(current, offset ?? 0));
}

function goalsIn(path: string, offset: number): readonly string[] {
  const text = projectStore.getState().files.get(path)?.text;
  return text === undefined ? [] : goalsAt(path, text, offset);
}

/** Searches for a game that reaches the first valid goal, and puts it on the table. */
export async function playTo(names: readonly string[]): Promise<void> {
  if (names.length === 0) return adviceStore.setState({ reach: nothingThere });
  await findGame({ names, wish: null });
}

/** Searches for a condition; resolves with an error if it cannot be parsed, else null. */
export function playToWish(wish: JsonObject | null): Promise<Text | null> {
  if (wish === null) return Promise.resolve(emptyWish);
  adviceStore.setState({ wish });
  return new Promise((answer) => {
    void findGame({ names: [], wish }, () => answer(null)).then(answer);
  });
}

interface Sought {
  readonly names: readonly string[];
  readonly wish: JsonObject | null;
}

/** Resolves with an error, or null. `onBegun`: called once the search is running. */
async function findGame(goal: Sought, onBegun: () => void = () => undefined): Promise<Text | null> {
  const present = presentTexts(playStore.getState());
  if (present === null) return null;
  const files = wholeTexts(present);
  const search = {};
  adviceStore.setState({ reach: { kind: 'searching', search, games: 0, of: GAMES } });
  const told = (reach: Reach | null): void => {
    const { reach: now } = adviceStore.getState();
    if (now?.kind === 'searching' && now.search === search) adviceStore.setState({ reach });
  };
  const kept = [...branchesStore.getState().lines.values()]
    .slice(-MOST_KEPT)
    .map(({ setup, log }) => ({ setup, entries: [...log] }));
  const done = await withAdvice(playing, async (client, progress) => {
    await client.call('reach', { files, ...goal, kept, games: GAMES, seed: SEED });
    for (;;) {
      const at = await client.call('on', null);
      if (at === null) return { found: null };
      if (at.done === null || !('fault' in at.done)) onBegun();
      progress(at.games, at.of);
      told({ kind: 'searching', search, games: at.games, of: at.of });
      if (at.done !== null) return { found: at.done };
    }
  });
  const found = done?.found ?? null;
  if (found !== null && 'fault' in found) {
    told(null);
    return found.fault;
  }
  if (done === null) {
    told(null);
    return null;
  }
  stage().showPart('play');
  told(found === null ? nothingThere : await reached(found));
  return null;
}

function reached({ name, reached: { found, line, nearest, games, chain } }: ReachFound): Reach | Promise<Reach> {
  if (!found || line === null)
    return { kind: 'notReached', name, games, nearest: nearest?.text ?? null, chain, forced: line };
  return putOnTable('found', name, line);
}

export async function putOnTable(kind: FoundGame['kind'], name: Text, game: ReplayableGame): Promise<FoundGame> {
  const former = runningGame();
  await replayGame(game);
  return { kind, name, setup: game.setup, at: game.entries.length, former };
}

const nothingThere: Reach = { kind: 'notReached', name: null, games: 0, nearest: null, chain: null, forced: null };
const emptyWish = localizedText(deskWords, (words) => words.emptyWish);
