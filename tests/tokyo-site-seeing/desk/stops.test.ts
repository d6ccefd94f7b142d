import { afterEach, beforeEach, expect, it } from 'vitest';
import { pathsAround } from '#renderer/desk/editor/effect-lines.ts';
import { setCondition, toggleStop } from '#renderer/desk/play/stop-commands.ts';
import { documentsOf } from '#renderer/desk/project/documents.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { breakpointsStore } from '#renderer/desk/stops/stops-store.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { type OpenedDesk, openDesk } from '../../desk/open-desk.ts';

const weapons = 'cards/weapons.json';
const points = () => breakpointsStore.getState().points;

function ways(): readonly string[] {
  const { files } = projectStore.getState();
  const text = files.get(weapons)?.text ?? '';
  const offset = text.indexOf('"op": "damage"');
  return pathsAround(text, documentsOf(files)[weapons] ?? {}, { offset, end: offset + 5 });
}

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('a breakpoint is set at an effect, and removed at the same place', async () => {
  expect(await toggleStop(ways())).toBe(true);
  await idle();
  expect(points()).toEqual([{ kind: 'effect', way: expect.stringContaining('W-01'), condition: null }]);
  await toggleStop(ways());
  await idle();
  expect(points()).toEqual([]);
  expect(await toggleStop(['nowhere'])).toBe(false);
});

it('a condition that the game refuses leaves the breakpoint as it was', async () => {
  await toggleStop(ways());
  const before = points();
  const [point] = before;
  if (point === undefined) throw new Error('there is no breakpoint');
  expect(await setCondition(point, { op: 'no-such-word' })).not.toBeNull();
  expect(points()).toEqual(before);
});
