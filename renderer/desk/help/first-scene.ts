import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isSame } from '#engine/kernel/basics/json.ts';
import { openBegin } from '../begin/begin-store.ts';
import { jumpTo, newGame, stepToLast } from '../play/play-commands.ts';
import { playStore } from '../play/play-store.ts';
import { goOn } from '../play/program-commands.ts';
import { current, engine, inTurn } from '../play/running-engine.ts';
import { documentsOf, documentsTogether } from '../project/documents.ts';
import { discardLast, perform } from '../project/project-actions.ts';
import { projectStore } from '../project/project-store.ts';
import { undo } from '../project/undo.ts';
import { stage } from '../stage/stage.ts';
import { deskState } from '../state/desk-state.ts';
import { gameTable } from '../table/game-tables.ts';
import { CompressedText } from '../texts/compressed-text.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import { dismissFirstMinute, firstMinuteStore, noteStep } from './first-minute-store.ts';
import { othersFor, placesIn, type UsedNumber, usedNumbers, withNumber } from './used-number.ts';

const PLAYER = 'greedy';
/** Until a number is used. */
const MOVES = [20, 20, 20];
const TRIED = 4;

const { getState, setState } = firstMinuteStore;
const trial = deskState((): { action: ProjectAction | null } => ({ action: null }));

/** Plays a new game until it has used a number whose change is seen on the table, and stops right after that. */
export async function prepareScene(): Promise<void> {
  if (!hasNumbers()) return setState({ scene: 'unused', number: null });
  for (const moves of MOVES) {
    await goOn(PLAYER, moves);
    for (const number of numbersInPlay().slice(0, TRIED)) {
      await jumpTo(number.entry + 1, true);
      const instead = await otherOutcome(number);
      if (instead !== null) return setScene(number, instead);
    }
    await stepToLast();
  }
  await newGameAgain();
  setState({ scene: 'unused', number: null });
}

/** The scene of a page that was loaded again; any other game goes on without it. */
export async function resumeScene(): Promise<void> {
  const number = numbersInPlay().find(({ entry }) => entry + 1 === playStore.getState().view?.at);
  const instead = number === undefined ? null : await otherOutcome(number);
  if (number !== undefined && instead !== null) setScene(number, instead);
}

function setScene(number: UsedNumber, instead: number): void {
  setState({ scene: 'ready', number, instead, before: sentencesOf(number), after: [] });
  // Somebody who goes on with the game has seen enough.
  const stop = playStore.subscribe(({ view }) => {
    if (view?.at === number.entry + 1) return;
    stop();
    setState({ scene: 'none' });
  });
}

/** A project that has no effects of its own yet uses no number. */
function hasNumbers(): boolean {
  const { files } = projectStore.getState();
  return [...files].some(([path, file]) => !isRequired(path) && file.text.includes('"amount"'));
}

function numbersInPlay(): readonly UsedNumber[] {
  const { events, view } = playStore.getState();
  const { files } = projectStore.getState();
  return usedNumbers(documentsOf(files), (path) => files.get(path)?.text, events, view?.entries ?? []);
}

/** Replayed with another number, the table is another. Null: with none of them. */
async function otherOutcome(number: UsedNumber): Promise<number | null> {
  let found: number | null = null;
  await inTurn({ kind: 'looking' }, async () => {
    const { playedOn } = current();
    const text = projectStore.getState().files.get(number.path)?.text;
    if (playedOn === null || text === undefined) return;
    const table = await engine().ask('table', {});
    for (const other of othersFor(number)) {
      const files = { ...playedOn, [number.path]: new CompressedText(withNumber(text, number, other)) };
      const { problems, broken } = await engine().ask('edit', { files });
      const isOther = problems === 0 && broken === null && !isSame(await engine().ask('table', {}), table);
      if (isOther) found = other;
      if (isOther) break;
    }
    await engine().ask('edit', { files: playedOn });
  });
  return found;
}

async function newGameAgain(): Promise<void> {
  const documents = documentsTogether(projectStore.getState().files);
  const setup = gameTable(documents).firstSetup(documents);
  if (setup !== null) await newGame(setup);
}

function sentencesOf({ entry }: UsedNumber): readonly string[] {
  const { events, view } = playStore.getState();
  const first = view?.entries[entry]?.events ?? events.length;
  const end = view?.entries[entry + 1]?.events ?? events.length;
  return events.slice(first, end).flatMap(({ sentence }) => (sentence === '' ? [] : [sentence]));
}

/** Writes the other number, on the card as well; the game is replayed. */
export function tryNumber(): void {
  const { number, instead, scene } = getState();
  if (number === null || (scene !== 'ready' && scene !== 'back')) return;
  const [from, to] = [String(number.written), String(instead)];
  const paths = new Set([number.path, ...number.printed.map(({ path }) => path)]);
  const action: ProjectAction = {
    name: { kind: 'command', ...localizedText(deskWords, ({ undoNames }) => undoNames.changeNumber({ from, to })) },
    changes: [...paths].map((path) => ({
      path,
      replacements: placesIn(path, number).map((offset) => ({ offset, removed: from, inserted: to })),
    })),
  };
  setState({ scene: 'changing', isAsked: false });
  afterReplay(() => setState({ scene: 'changed', after: sentencesOf(number) }));
  if (!perform(action)) return dismissFirstMinute();
  trial().action = action;
  noteStep('try');
}

export function takeNumberBack(): void {
  const { action } = trial();
  if (action === null) return;
  setState({ scene: 'changing' });
  afterReplay(() => setState({ scene: 'back', after: [] }));
  trial().action = null;
  if (!discardLast(action)) undo();
  noteStep('back');
}

/** Once the game follows the text. */
function afterReplay(then: () => void): void {
  const { playedOn: former } = playStore.getState();
  const stop = playStore.subscribe(({ playedOn, difference }) => {
    if (playedOn === former && difference.kind !== 'invalid') return;
    stop();
    then();
  });
}

export function makeOwnCard(): void {
  noteStep('own');
  dismissFirstMinute();
  openBegin('thing', 'card');
}

/** From the help. */
export async function restartScene(): Promise<void> {
  stage().showPart('play');
  setState({ isShown: true, done: new Set(), scene: 'none', isAsked: true, number: null });
  await newGameAgain();
  await prepareScene();
}
