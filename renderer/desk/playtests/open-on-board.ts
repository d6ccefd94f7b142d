import { layOnBoard } from '../play/lay-on-board.ts';
import { stage } from '../stage/stage.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import { withTests } from './run-tests.ts';
import { testOf, testsStore } from './tests-store.ts';

const laying = localizedText(deskWords, ({ work }) => work.layOnBoard);

export async function openOnBoard(key: string): Promise<void> {
  const listed = testOf(key);
  const test = await withTests(laying, (client) => client.call('test', { key }));
  if (test === null || listed === undefined) return;
  const at = testsStore.getState().results.get(key)?.at ?? null;
  const when = test['when'] as readonly Readonly<Record<string, never>>[];
  const given = test['given'] as Readonly<Record<string, never>>;
  const steps = when.slice(0, stepsBefore(at, when.length));
  await layOnBoard({ key, name: listed.name, given, steps });
  stage().goToPlay('board');
}

function stepsBefore(at: string | null, all: number): number {
  const step = /^when\/(\d+)/.exec(at ?? '')?.[1];
  if (step !== undefined) return Number(step);
  return at?.startsWith('given') === true ? 0 : all;
}
