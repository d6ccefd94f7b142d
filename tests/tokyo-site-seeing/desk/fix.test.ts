import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyFix, askForFixes, openFixesStore } from '#renderer/desk/problems/fix-problem.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { historyStore, texts } from '#renderer/desk/project/project-actions.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { redo, undo } from '#renderer/desk/project/undo.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { type OpenedDesk, openDesk, write } from '../../desk/open-desk.ts';

const weapons = 'cards/weapons.json';
const scenario = 'scenarios/S05-where-only-summer-is-left/scenario.json';
const problems = () => problemsStore.getState().problems;
const codes = () => problems().map(({ file, code }) => [file, code]);
const fixes = () => openFixesStore.getState().open?.fixes;

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('the fix of a misspelt word does what it showed, as one named step of undo', async () => {
  const sound = texts.get(weapons);
  await write(weapons, '"category": "equipment"', 'equipment', 'equipmnet');
  const [problem] = problems();
  if (problem === undefined) throw new Error('there is no problem');
  const broken = texts.get(weapons);
  const wrong = codes();
  await askForFixes(problem);
  const [fix] = fixes() ?? [];
  if (fix === undefined) throw new Error('there is no fix');
  expect([fix.title.ja, texts.get(weapons)]).toEqual(['「equipment」に直す', broken]);
  applyFix(problem, fix);
  await idle();
  expect([texts.get(weapons), codes(), openFixesStore.getState().open]).toEqual([sound, [], null]);
  expect(projectStore.getState().current).toBe(weapons);
  undo();
  await idle();
  expect(historyStore.getState().told).toEqual({
    did: 'undone',
    name: { kind: 'command', ja: '「equipment」に直す', en: 'Change to "equipment"' },
    paths: [weapons],
  });
  expect([texts.get(weapons), codes()]).toEqual([broken, wrong]);
  redo();
  await idle();
  expect([texts.get(weapons), codes()]).toEqual([sound, []]);
});

it('a problem without a safe fix offers none', async () => {
  await write(scenario, '"id": "S05"', 'S05', 'S09');
  const problem = problems().find(({ code }) => code === 'SCN004');
  if (problem === undefined) throw new Error('there is no SCN004');
  await askForFixes(problem);
  expect(fixes()).toEqual([]);
});
