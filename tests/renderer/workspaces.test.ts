import { describe, expect, it } from 'vitest';
import { type SlotId, type WorkspaceId, workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import { columnsFor, fitSlots, visibleFrame } from '#renderer/shell/workspaces/fit-slots.ts';
import { findPart, parts } from '#renderer/shell/workspaces/part-list.ts';
import { leastOf, type SlotTree, shapes, slotsOf } from '#renderer/shell/workspaces/shapes.ts';

const { frame, order } = shapes.play;
const all = slotsOf(frame);

describe('a workspace', () => {
  it.each(workspaceIds)('%s has a slot for every part that is placed in it, and a part for every slot', (id) => {
    const placed = new Set(parts.flatMap(({ places }) => places[id] ?? []));
    expect([...placed].sort()).toEqual([...slotsOf(shapes[id].frame)].sort());
    expect(findPart(shapes[id].goTo).places[id]).toBeDefined();
  });

  it('is the home of each part only where it has a place', () => {
    expect(parts.filter(({ home, places }) => places[home] === undefined)).toEqual([]);
  });

  it('has columns that fit into the narrowest desk that shows them', () => {
    for (const id of workspaceIds)
      for (const width of [876, 1080, 1208]) {
        const { frame, order } = shapes[id];
        const shown = fitSlots(frame, { wanted: slotsOf(frame), used: [], order }, { width, height: 800 });
        expect(widthOf(id, visibleFrame(frame, shown) ?? 'main'), `${id} at ${width}`).toBeLessThanOrEqual(width - 56);
      }
  });
});

describe('the slots of a workspace', () => {
  it.each([
    [1440, 900, 4],
    [1208, 900, 4],
    [1207, 900, 3],
    [1080, 900, 3],
    [1079, 900, 2],
    [876, 900, 2],
    [875, 900, 1],
    [1440, 419, 1],
  ])('are at %i × %i as many columns as %i', (width, height, columns) => {
    expect(columnsFor({ width, height })).toBe(columns);
  });

  it('go in the order of the workspace when room is short, and those used last stay', () => {
    const at = (width: number, used: readonly ('list' | 'side')[] = []) =>
      fitSlots(frame, { wanted: all, used, order }, { width, height: 900 }).filter(
        (slot) => slot !== 'foot' && slot !== 'problems',
      );
    expect(at(1440)).toEqual(['list', 'text', 'main', 'side']);
    expect(at(1100)).toEqual(['text', 'main', 'side']);
    expect(at(900)).toEqual(['text', 'main']);
    expect(at(900, ['list'])).toEqual(['list', 'main']);
    expect(at(800)).toEqual(['main']);
    expect(at(800, ['side'])).toEqual(['side']);
  });

  it('keep what is below a column, which needs no width', () => {
    const { frame, order } = shapes.scenarios;
    const at = (used: readonly SlotId[]) =>
      fitSlots(frame, { wanted: slotsOf(frame), used, order }, { width: 900, height: 640 });
    expect(at([])).toEqual(['list', 'main', 'text', 'problems']);
    expect(at(['text', 'side'])).toEqual(['main', 'text', 'problems', 'side']);
    expect(at(['side', 'list'])).toEqual(['list', 'problems', 'side']);
  });

  it('yield to one that takes the room of two columns', () => {
    const wanted: readonly SlotId[] = ['list', 'main', 'foot', 'side'];
    const at = (width: number) => fitSlots(frame, { wanted, used: [], order, broad: 'main' }, { width, height: 900 });
    expect(at(1440)).toEqual(['list', 'main', 'foot', 'side']);
    expect(at(1100)).toEqual(['main', 'foot', 'side']);
    expect(at(900)).toEqual(['main', 'foot']);
  });

  it('take the rows below them along when they are hidden', () => {
    const slots = (visible: readonly SlotId[]) => slotsOf(visibleFrame(frame, visible) ?? 'main');
    expect(slots(['list', 'problems', 'main', 'side'])).toEqual(['list', 'main', 'side']);
    expect(slots(['text', 'problems', 'main', 'foot'])).toEqual(['text', 'foot', 'problems', 'main']);
    expect(slots(['problems'])).toEqual(['problems']);
  });

  it('keep their place in the tree, so that no part is made anew when others go', () => {
    const main = { name: 'main', stack: ['main'] };
    expect(visibleFrame(frame, ['main'])).toEqual({ name: 'list', row: [main] });
    expect(visibleFrame(frame, ['foot'])).toEqual({ name: 'list', row: [{ name: 'text', stack: ['foot'] }] });
  });

  it('keep the switch between looks, also when a single one is left', () => {
    expect(visibleFrame(shapes.cards.frame, ['text'])).toMatchObject({
      row: [{ looks: ['editor', 'form', 'sheet', 'gallery'] }],
    });
  });
});

/** A stack is as wide as the widest in it. */
function widthOf(id: WorkspaceId, frame: SlotTree): number {
  if (typeof frame === 'string') return frame === 'foot' || frame === 'problems' ? 0 : leastOf(id, frame);
  if ('row' in frame) return frame.row.reduce((sum, one) => sum + widthOf(id, one), 0);
  return Math.max(...frame.stack.map((one) => widthOf(id, one)));
}
