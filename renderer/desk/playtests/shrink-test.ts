import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import { textEditsOf } from '#authoring/text/json/json-edits.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { projectStore } from '../project/project-store.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { testWords } from '../words/generated/test-words.ts';
import { localizedText } from '../words/words.ts';
import { pollUntilDone, runTests, withTests } from './run-tests.ts';
import { testOf, testsStore } from './tests-store.ts';

const shrinking = localizedText(deskWords, ({ work }) => work.shrinkTest);

export async function shrinkTest(key: string): Promise<void> {
  const since = testsStore.getState().since.get(key);
  const before = since === undefined || since === 'failed' ? null : since.passedOn;
  const shrunk = await withTests(shrinking, async (client, progress) => {
    await client.call('shrink', { key, before });
    const { shrunk: found } = await pollUntilDone(client, progress);
    return found ?? ('nothing' as const);
  });
  if (shrunk !== null) testsStore.setState((state) => ({ shrunk: new Map(state.shrunk).set(key, shrunk) }));
}

/** Replaces the test by the shrunk one. False: its file has changed. */
export function applyShrunk(key: string): boolean {
  const shrunk = testsStore.getState().shrunk.get(key);
  const listed = testOf(key);
  const text = projectStore.getState().files.get(listed?.path ?? '')?.text;
  if (shrunk === undefined || shrunk === 'nothing' || listed === undefined || text === undefined) return false;
  const { path, index, name } = listed;
  const root = treeOf(text);
  const value = { ...shrunk.test, name };
  const edits = root && textEditsOf(text, root, [{ kind: 'set', file: '', path: ['tests', index], value }]);
  if (edits == null) return false;
  endTyping();
  const called = {
    kind: 'command' as const,
    ja: testWords['ja'].madeSmaller({ name }),
    en: testWords['en'].madeSmaller({ name }),
  };
  if (!perform({ name: called, changes: [changeBetween(path, text, applyEdits(text, edits))] })) return false;
  forget(key);
  void runTests([key]);
  return true;
}

export function forget(key: string): void {
  testsStore.setState((state) => ({ shrunk: new Map([...state.shrunk].filter(([one]) => one !== key)) }));
}
