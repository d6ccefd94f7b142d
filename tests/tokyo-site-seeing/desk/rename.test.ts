import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Refactoring } from '#authoring/tools/refactor/refactoring-plan.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { historyStore } from '#renderer/desk/project/project-actions.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { applyRefactoring } from '#renderer/desk/rename/apply-refactoring.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { answer, type OpenedDesk, openDesk } from '../../desk/open-desk.ts';

const weapons = 'cards/weapons.json';
const translations = 'l10n/en/cards/weapons.json';
const summer = 'scenarios/S05-where-only-summer-is-left';
const ofCard = (kind: Refactoring['kind'], to: string): Refactoring => ({
  kind,
  file: weapons,
  path: ['cards', 0, 'id'],
  to,
});
const codes = () => problemsStore.getState().problems.map(({ code }) => code);
const paths = () => [...projectStore.getState().files.keys()].sort();
const textsNow = () => new Map([...projectStore.getState().files].map(([path, { text }]) => [path, text]));
const unsaved = () => [...projectStore.getState().files.values()].filter(isDirty).map(({ path }) => path);

async function planned(rework: Refactoring) {
  const plan = await authoring().call('planRework', rework);
  if (plan?.kind !== 'planned') throw new Error(`refused: ${plan?.code}`);
  return plan;
}

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('an id is renamed everywhere, and back by one undo, while the game continues', async () => {
  await answer();
  const before = textsNow();
  const { hash, at } = playStore.getState().view ?? {};
  const rework = ofCard('rename', 'W-77');
  const plan = await planned(rework);
  const { setup = {}, entries = [] } = playStore.getState().played ?? {};
  expect(await authoring().call('proveRework', { ...rework, game: { setup, entries } })).toEqual({
    problems: [],
    isPlayed: true,
    tests: { count: 4, differing: [] },
    games: [{ entries: 1, differs: null }],
  });
  expect(await applyRefactoring('rename', 'W-01', 'W-77', plan)).toBeNull();
  await idle();
  expect([unsaved(), codes()]).toEqual([[weapons, translations], []]);
  expect([...textsNow().values()].filter((text) => /(?<!"formerly": )"W-01["/]/.test(text))).toEqual([]);
  expect([playStore.getState().view?.at, playStore.getState().difference]).toEqual([at, { kind: 'same' }]);
  undo();
  await idle();
  expect(historyStore.getState().told).toEqual({
    did: 'undone',
    name: { kind: 'command', ja: 'ID「W-01」を「W-77」に変える', en: 'Rename "W-01" to "W-77"' },
    paths: [weapons, translations],
  });
  expect([textsNow(), playStore.getState().view?.hash]).toEqual([before, hash]);
});

it('a full-width id is refused, with the right spelling', async () => {
  expect(await authoring().call('planRework', ofCard('rename', 'Ｗ－７７'))).toEqual({
    kind: 'refused',
    code: 'fullWidth',
    data: { id: 'W-01', to: 'Ｗ－７７', narrow: 'W-77' },
    users: [],
  });
});

it('a card is copied with its translations, and removed by one undo', async () => {
  const before = textsNow();
  const plan = await planned(ofCard('duplicate', 'W-77'));
  expect(await applyRefactoring('duplicate', 'W-01', 'W-77', plan)).toBeNull();
  await idle();
  expect([unsaved(), codes()]).toEqual([[weapons, translations], ['EFT006']]);
  undo();
  await idle();
  expect([textsNow(), codes()]).toEqual([before, []]);
});

it('a thing that others refer to is not deleted, and the references are listed', async () => {
  const items = `${summer}/cards.json`;
  const { cards } = JSON.parse(textsNow().get(items) ?? '');
  const at = cards.findIndex(({ id }: { readonly id: string }) => id === 'SC05-LT');
  const plan = await authoring().call('planRework', { kind: 'delete', file: items, path: ['cards', at, 'id'], to: '' });
  if (plan?.kind !== 'refused') throw new Error('it is not refused');
  expect([plan.code, plan.users.map(({ file }) => file)]).toEqual(['referred', [items, items]]);
});

it('a scenario is renumbered with its cards and its folder, and back by one undo', async () => {
  const before = textsNow();
  const plan = await planned({ kind: 'renumber', file: `${summer}/scenario.json`, path: ['id'], to: 'S08' });
  expect(await applyRefactoring('renumber', 'S05', 'S08', plan)).toBeNull();
  await idle();
  const moved = [...before.keys()].map((path) => path.replace('S05-where', 'S08-where')).sort();
  expect([paths(), codes()]).toEqual([moved, []]);
  undo();
  await idle();
  expect([textsNow(), codes()]).toEqual([before, []]);
});
