import type { KeptWorkspaces } from '#api/studio/kept-work.ts';
import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { type SlotId, slotIds, type WorkspaceId, workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import { store } from '#renderer/desk/state/store.ts';
import { columnsFor, fitSlots, visibleFrame, type WindowSize } from './fit-slots.ts';
import { findPart, isKnownPart, parts } from './part-list.ts';
import { looksOf, type SlotTree, shapes, slotsOf } from './shapes.ts';

/** What a person changed in a workspace. */
interface Arrangement {
  readonly hidden: readonly SlotId[];
  readonly front: Readonly<Partial<Record<SlotId, PartId>>>;
  readonly sizes: Readonly<Partial<Record<SlotId, number>>>;
}

interface Workspaces {
  readonly current: WorkspaceId;
  readonly own: Readonly<Partial<Record<WorkspaceId, Arrangement>>>;
  /** Slots of the current workspace, the latest used first. */
  readonly used: readonly SlotId[];
  /** Subjects of parts. */
  readonly about: Readonly<Partial<Record<PartId, string | null>>>;
  /** Parts that were shown in this page. */
  readonly seen: ReadonlySet<PartId>;
  /** It fills the workspace. */
  readonly enlarged: PartId | null;
  readonly size: WindowSize;
}

export const workspacesStore = store<Workspaces>(() => ({
  current: 'play',
  own: {},
  used: [],
  about: {},
  seen: new Set(),
  enlarged: null,
  size: { width: 0, height: 0 },
}));
const { getState, setState } = workspacesStore;

export function arrangementOf(state: Workspaces, id: WorkspaceId = state.current): Arrangement {
  return state.own[id] ?? { hidden: shapes[id].hidden, front: {}, sizes: {} };
}

export function partsIn(workspace: WorkspaceId, slot: SlotId): readonly PartId[] {
  return parts.flatMap(({ id, places }) => (places[workspace] === slot ? [id] : []));
}

/** Without those that were not asked for yet. */
export function switchedIn(state: Workspaces, slot: SlotId): readonly PartId[] {
  const front = frontOf(state, slot);
  return partsIn(state.current, slot).filter(
    (id) => id === front || state.seen.has(id) || findPart(id).isOnceUsed !== true,
  );
}

export function frontOf(state: Workspaces, slot: SlotId): PartId | undefined {
  const all = partsIn(state.current, slot);
  const chosen = arrangementOf(state).front[slot];
  return all.find((id) => id === chosen) ?? all[0];
}

/** The visible slots, as they lie. */
export function frameOf(state: Workspaces): SlotTree | null {
  const { frame, withoutText = frame, order } = shapes[state.current];
  const { hidden } = arrangementOf(state);
  const large = state.enlarged === null ? undefined : findPart(state.enlarged).places[state.current];
  const wanted = slotsOf(frame).filter((slot) => (large === undefined ? !hidden.includes(slot) : slot === large));
  // Alone, the main part has its own columns.
  const broad = withoutText !== frame && hidden.includes('text') ? 'main' : null;
  const visible = fitSlots(frame, { wanted, used: state.used, order, broad }, state.size);
  return visibleFrame(visible.includes('text') ? frame : withoutText, visible);
}

/** The parts of the current workspace that show one selection. */
export const looksIn = ({ current }: Workspaces): readonly PartId[] => looksOf(shapes[current].frame);

/** The hidden text has an edge to open it by. */
export function hasEdge(state: Workspaces): boolean {
  return shapes[state.current].withoutText !== undefined && !hasOneSlot(state) && !isTextIn(frameOf(state));
}

const isTextIn = (frame: SlotTree | null): boolean => frame !== null && slotsOf(frame).includes('text');

export const hasOneSlot = (state: Workspaces): boolean => columnsFor(state.size) === 1;

export function isShown(id: PartId): boolean {
  return shownPartsStore.getState().shown.has(id);
}

function change(by: Partial<Workspaces>): void {
  setState(by);
  const state = getState();
  const slots = slotsOf(frameOf(state) ?? 'main');
  const shown = new Set(slots.flatMap((slot) => frontOf(state, slot) ?? []));
  const before = shownPartsStore.getState().shown;
  if (shown.size !== before.size || [...shown].some((id) => !before.has(id))) shownPartsStore.setState({ shown });
}

function arrange(by: Partial<Arrangement>): void {
  const state = getState();
  change({ own: { ...state.own, [state.current]: { ...arrangementOf(state), ...by } } });
}

/** `used`: slots, the latest used first. */
export function enterWorkspace(current: WorkspaceId, used?: readonly SlotId[]): void {
  if (used !== undefined || current !== getState().current) change({ current, used: used ?? [], enlarged: null });
}

/** Shows a part in this workspace, or in its own if it has no place here. */
export function showPart(id: PartId): void {
  const { places, home } = findPart(id);
  if (places[getState().current] === undefined) enterWorkspace(home);
  const state = getState();
  const slot = places[state.current];
  if (slot === undefined) return;
  const arrangement = arrangementOf(state);
  const { hidden, front } = arrangement;
  const { own, current, used, enlarged } = state;
  const shown = {
    ...arrangement,
    hidden: [...hidden.filter((one) => one !== slot), ...yieldingTo(id, state)],
    front: { ...front, [slot]: id },
  };
  change({
    own: { ...own, [current]: shown },
    seen: new Set([...state.seen, id]),
    used: [slot, ...used.filter((one) => one !== slot)],
    enlarged: enlarged === null || findPart(enlarged).places[current] === slot ? enlarged : null,
  });
}

/** Shows the current file: in the form if that is in use, else as text. */
export function showFile(): void {
  const state = getState();
  const form = findPart('form').places[state.current];
  const isForm = form !== undefined && frontOf(state, form) === 'form' && !arrangementOf(state).hidden.includes(form);
  showPart(isForm ? 'form' : 'editor');
}

/** Of the looks at a selection, sheet and gallery take the place of the text, and the text theirs. */
function yieldingTo(id: PartId, state: Workspaces): readonly SlotId[] {
  if (!looksIn(state).includes(id)) return [];
  if (id === 'editor') return frontOf(state, 'main') === 'form' ? [] : ['main'];
  return id === 'form' || arrangementOf(state).hidden.includes('text') ? [] : ['text'];
}

export function hidePart(id: PartId): void {
  const state = getState();
  const slot = findPart(id).places[state.current];
  const { hidden } = arrangementOf(state);
  // A single slot is replaced, not hidden.
  if (slot === undefined || hasOneSlot(state) || hidden.includes(slot)) return;
  arrange({ hidden: [...hidden, slot] });
  change({ enlarged: null, used: state.used.filter((one) => one !== slot) });
}

export function togglePart(id: PartId): void {
  if (isShown(id) && !hasOneSlot(getState())) hidePart(id);
  else showPart(id);
}

/** Undefined keeps the subject. */
export function setAbout(id: PartId, about: string | null | undefined): void {
  if (about !== undefined) change({ about: { ...getState().about, [id]: about } });
}

export function resize(slot: SlotId, size: number): void {
  arrange({ sizes: { ...arrangementOf(getState()).sizes, [slot]: Math.round(size) } });
}

export function fitWorkspace(size: WindowSize): void {
  const { width, height } = getState().size;
  if (size.width !== width || size.height !== height) change({ size });
}

export function enlarge(id: PartId | null): void {
  change({ enlarged: id });
}

/** Returns a function that arranges the desk again as it is now. */
export function noteArrangement(): () => void {
  const { current, own, used, enlarged } = getState();
  return () => change({ current, own, used, enlarged });
}

export function resetWorkspaces(): void {
  change({ own: {}, used: [], enlarged: null });
}

/** What this version does not know is left out. */
export function takeArrangements(kept: KeptWorkspaces): void {
  const own = workspaceIds.flatMap((id) => {
    const one = kept[id];
    if (one === undefined) return [];
    const front = slotIds.flatMap((slot) => {
      const part = one.front[slot];
      return part !== undefined && isKnownPart(part) ? [[slot, part] as const] : [];
    });
    const sizes = slotIds.flatMap((slot) => (one.sizes[slot] === undefined ? [] : [[slot, one.sizes[slot]] as const]));
    const hidden = slotIds.filter((slot) => one.hidden.includes(slot));
    return [[id, { hidden, front: Object.fromEntries(front), sizes: Object.fromEntries(sizes) }] as const];
  });
  change({ own: Object.fromEntries(own) });
}
