import type { AssertableFacts } from '#authoring/project/play/assertable-facts.ts';
import { isPlaytestFile } from '#authoring/text/files/playtest-path.ts';
import { writtenDocuments } from '#authoring/tools/new/written-documents.ts';
import { playStore } from '../play/play-store.ts';
import { texts } from '../project/project-actions.ts';
import { projectStore } from '../project/project-store.ts';
import { writeDocuments } from '../project/write-documents.ts';
import { stage } from '../stage/stage.ts';
import { wholeTexts } from '../texts/compressed-text.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { testWords } from '../words/generated/test-words.ts';
import { localizedText } from '../words/words.ts';
import type { RecordedGame } from '../workers/tests-calls.ts';
import { recordStore } from './record-store.ts';
import { runTests, withTests } from './run-tests.ts';
import { allTests, testsStore } from './tests-store.ts';

const reading = localizedText(deskWords, ({ work }) => work.readPart);
const recording = localizedText(deskWords, ({ work }) => work.recordTest);

const usualFile = 'playtests/recorded.json';

/** The game including its redo; null: none, or a playtest is on the board. */
export function recordedGame(): RecordedGame | null {
  const { played, playedOn, undone } = playStore.getState();
  if (played === null || playedOn === null) return null;
  return { files: wholeTexts(playedOn), setup: played.setup, entries: [...played.entries, ...undone] };
}

/** The facts to choose from; null: not replayable, or stopped. */
export function askFacts(game: RecordedGame, from: number, to: number): Promise<AssertableFacts | null> {
  return withTests(reading, (client) => client.call('facts', { game, from, to }));
}

/** The default file comes first. */
export function filesForTests(): readonly { readonly path: string; readonly isNew: boolean }[] {
  const there = [...projectStore.getState().files.keys()].filter(isPlaytestFile).sort();
  const usual = there.includes(usualFile) ? [] : [{ path: usualFile, isNew: true }];
  const first = (path: string) => (path === usualFile ? 0 : 1);
  return [...usual, ...there.map((path) => ({ path, isNew: false }))].sort((a, b) => first(a.path) - first(b.path));
}

export interface ToRecord {
  readonly name: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly events: readonly number[];
  readonly table: readonly (readonly string[])[];
  readonly result: boolean;
}
export type RecordOutcome =
  | { readonly kind: 'written' }
  | { readonly kind: 'notPlayable' }
  | { readonly kind: 'notWritten'; readonly code: string }
  | { readonly kind: 'stopped' };

export async function recordTest(game: RecordedGame, { file, ...asked }: ToRecord): Promise<RecordOutcome> {
  const test = await withTests(recording, async (client) => ({
    made: await client.call('record', { game, ...asked }),
  }));
  if (test === null) return { kind: 'stopped' };
  if (test.made === null) return { kind: 'notPlayable' };
  const found = writtenDocuments(texts, [
    { kind: 'entry', file, list: 'tests', entry: test.made, blank: { formatVersion: 1, tests: [] } },
  ]);
  if ('fault' in found) return { kind: 'notWritten', code: found.fault.path };
  const name = {
    ja: testWords['ja'].recorded({ name: asked.name }),
    en: testWords['en'].recorded({ name: asked.name }),
  };
  const refused = await writeDocuments(found.documents, name);
  if (refused !== null) return { kind: 'notWritten', code: refused.code };
  recordStore.setState({ isOpen: false, from: null, to: null });
  await runTests([]);
  const written = allTests().findLast((one) => one.path === file && one.name === asked.name);
  if (written !== undefined) {
    testsStore.setState({ chosen: written.key });
    await runTests([written.key]);
  }
  return { kind: 'written' };
}

/** Marks an end of the range at the current position; marking the end opens the form. */
export function markHere(end: 'from' | 'to'): void {
  const at = playStore.getState().view?.at ?? 0;
  recordStore.setState(({ from, to }) =>
    end === 'from'
      ? { from: at, to: to !== null && to < at ? null : to }
      : { to: at, from: from !== null && from > at ? null : from, isOpen: true },
  );
  if (end === 'to') stage().openPart('tests');
}

export function markGame(): void {
  recordStore.setState({ from: 0, to: playStore.getState().view?.at ?? 0, isOpen: true });
  stage().openPart('tests');
}
