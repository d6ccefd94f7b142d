import type { DockviewApi, DockviewGroupPanel } from 'dockview-react';
import { createStore } from 'zustand/vanilla';
import type { PartId } from '#renderer/desk/stage/dock-parts.ts';
import { editorGroup, usualMeasures } from './default-layout.ts';
import { columns, type DockCapacity, type DockColumn, fitWidths, roomFor, type WindowSize } from './room.ts';

/** Changes made for lack of room, to be undone later; kept with the layout. */
export interface Fitted {
  readonly room: DockCapacity;
  readonly folded: readonly string[];
  readonly faceIsTab: boolean;
  /** Sizes set by the person, in pixels. */
  readonly sizes: Readonly<Partial<Record<PartId, number>>>;
  /** Only if the person made the editor narrower than its minimum. */
  readonly editor?: number;
}

const unfitted: Fitted = { room: 'all', folded: [], faceIsTab: false, sizes: {} };

const desk = createStore<Fitted>(() => unfitted);

export function fittedNow(): Fitted {
  return desk.getState();
}

/** Invalid data is ignored. */
export function takeFitted(kept: unknown): void {
  desk.setState({ ...unfitted, ...(typeof kept === 'object' ? (kept as Partial<Fitted>) : {}) }, true);
}

export function fitDesk(dock: DockviewApi, size: WindowSize): void {
  const room = roomFor(size);
  dock.layout(size.width, size.height);
  if (room !== fittedNow().room) changeRoom(dock, room);
  if (room !== 'one' && !dock.hasMaximizedGroup()) setSizes(dock, size);
}

function changeRoom(dock: DockviewApi, room: DockCapacity): void {
  const before = fittedNow().room;
  desk.setState({ room });
  if (before === 'one' || before === 'oneBeside') unfoldAll(dock);
  if (room === 'all') makeFaceColumn(dock);
  else if (before === 'all') makeFaceTab(dock);
  const front = dock.activeGroup ?? editorGroup(dock);
  if (front === undefined) return;
  if (dock.hasMaximizedGroup() && room === 'one') dock.exitMaximizedGroup();
  if (room === 'oneBeside') foldBeside(dock, 'play');
  if (room === 'one') reveal(dock, front);
}

/** With room for one neighbour, the group replaces the visible one. */
export function reveal(dock: DockviewApi, group: DockviewGroupPanel): void {
  if (fittedNow().room === 'one') {
    unfold(group);
    for (const other of dock.groups) if (other !== group) fold(other);
  } else if (fittedNow().folded.includes(group.id)) {
    unfold(group);
    if (group === groupOf(dock, 'explorer')) foldBeside(dock, 'explorer');
    else foldBeside(dock, 'play');
  }
}

function foldBeside(dock: DockviewApi, stays: 'explorer' | 'play'): void {
  const [kept, other] = [groupOf(dock, stays), groupOf(dock, stays === 'play' ? 'explorer' : 'play')];
  if (fittedNow().room !== 'oneBeside' || kept === undefined || other === undefined || kept === other) return;
  if (isColumn(dock, 'explorer') && isColumn(dock, 'play') && kept.api.isVisible) fold(other);
}

function fold(group: DockviewGroupPanel): void {
  if (!group.api.isVisible) return;
  group.api.setVisible(false);
  desk.setState({ folded: [...fittedNow().folded, group.id] });
}

function unfold(group: DockviewGroupPanel): void {
  desk.setState({ folded: fittedNow().folded.filter((id) => id !== group.id) });
  group.api.setVisible(true);
}

/** In reverse order, so that each finds its place. */
function unfoldAll(dock: DockviewApi): void {
  const groups = new Map(dock.groups.map((group) => [group.id, group]));
  for (const id of fittedNow().folded.toReversed()) groups.get(id)?.api.setVisible(true);
  desk.setState({ folded: [] });
}

function makeFaceTab(dock: DockviewApi): void {
  const [face, play] = [dock.getPanel('face'), dock.getPanel('play')];
  if (face === undefined || play === undefined || face.api.group.panels.length > 1) return;
  if (!face.api.group.api.isVisible || !play.api.group.api.isVisible) return;
  face.api.moveTo({ group: play.api.group, position: 'center', skipSetActive: true });
  desk.setState({ faceIsTab: true });
}

/** A new part goes to its default place; without a column for the face, next to the game. */
export function placeAdded(dock: DockviewApi, part: PartId): void {
  if (part === 'face' && (fittedNow().room === 'noFace' || fittedNow().room === 'oneBeside')) makeFaceTab(dock);
}

function makeFaceColumn(dock: DockviewApi): void {
  const [face, play, editors] = [dock.getPanel('face'), dock.getPanel('play'), editorGroup(dock)];
  const wasTab = fittedNow().faceIsTab;
  desk.setState({ faceIsTab: false });
  if (!wasTab || editors === undefined || face === undefined || face.api.group !== play?.api.group) return;
  face.api.moveTo({ group: editors, position: 'right', skipSetActive: true });
}

function groupOf(dock: DockviewApi, part: PartId): DockviewGroupPanel | undefined {
  return dock.getPanel(part)?.api.group;
}

function isColumn(dock: DockviewApi, part: DockColumn): boolean {
  const [group, editors] = [groupOf(dock, part), editorGroup(dock)];
  if (group === undefined || editors === undefined || group === editors) return false;
  if (!group.api.isVisible) return part !== 'face';
  const [own, text] = [group.element.getBoundingClientRect(), editors.element.getBoundingClientRect()];
  return own.right <= text.left + 1 || own.left >= text.right - 1;
}

/** Sizes of a layout; others are reset. */
export function takeSizes(sizes: Fitted['sizes']): void {
  const { editor: _, ...rest } = fittedNow();
  desk.setState({ ...rest, sizes }, true);
}

export function noteSizes(dock: DockviewApi): void {
  if (fittedNow().room === 'one') return;
  const editors = editorGroup(dock);
  const sizes = measuresNow(dock);
  desk.setState({ sizes, ...(editors?.api.isVisible ? { editor: editors.api.width } : {}) });
}

/** Visible parts as they are, others as last seen. */
export function measuresNow(dock: DockviewApi): Fitted['sizes'] {
  const sizes: Partial<Record<PartId, number>> = { ...fittedNow().sizes };
  for (const part of ['explorer', 'play', 'face', 'log'] as const) {
    const group = groupOf(dock, part);
    if (group?.api.isVisible && group.panels.length > 0) sizes[part] = group.api.width;
  }
  const problems = groupOf(dock, 'problems');
  if (problems?.api.isVisible) sizes.problems = problems.api.height;
  if (fittedNow().faceIsTab) delete sizes.face;
  return sizes;
}

/** Applies sizes; the editor gets the rest. */
function setSizes(dock: DockviewApi, { width, height }: WindowSize): void {
  const wanted = { ...usualMeasures(width), ...fittedNow().sizes };
  const own = (part: DockColumn) => isColumn(dock, part) && groupOf(dock, part)?.api.isVisible === true;
  const beside = columns.filter((part) => own(part) && !(part === 'face' && fittedNow().faceIsTab));
  const widths = fitWidths(width, Object.fromEntries(beside.map((part) => [part, wanted[part]])), fittedNow().editor);
  // From left to right: what one gives up goes to the right.
  for (const part of ['explorer', 'play'] as const) {
    const own = widths[part];
    if (own !== undefined) dock.getPanel(part)?.api.setSize({ width: own });
  }
  const problems = dock.getPanel('problems');
  if (problems?.api.group.api.isVisible) problems.api.setSize({ height: Math.min(wanted.problems, height / 3) });
  if (dock.getPanel('log')?.api.group.api.isVisible) dock.getPanel('log')?.api.setSize({ width: wanted.log });
  if (widths.face !== undefined) dock.getPanel('face')?.api.setSize({ width: widths.face });
}
