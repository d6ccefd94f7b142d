import { stage } from '../stage/stage.ts';
import { readTests } from './run-tests.ts';
import { allTests, testsStore } from './tests-store.ts';

/** Shows a playtest of a file by its place in it. */
export async function openTest(file: string, index: number): Promise<void> {
  if (!testsStore.getState().isRead) await readTests();
  const found = allTests().find((test) => test.path === file && test.index === index);
  stage().openPart('tests', found?.key ?? null);
}
