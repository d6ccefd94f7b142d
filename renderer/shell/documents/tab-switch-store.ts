import { store } from '#renderer/desk/state/store.ts';
import { dockStore } from './dock-store.ts';
import { focusActive } from './focus-in.ts';
import { recentTabsStore } from './recent-tabs.ts';

/** Switching tabs by last use, while a modifier is held. */
export interface TabSwitch {
  readonly ids: readonly string[];
  readonly at: number;
}

export const tabSwitchStore = store<{ readonly now: TabSwitch | null }>(() => ({ now: null }));
const { getState, setState } = tabSwitchStore;

/** Releasing it picks the tab. */
const held = new Set(['Alt', 'Control']);

const ears = { ended: new AbortController() };

export function switchTab(by: 1 | -1): void {
  const { now } = getState();
  const ids = now?.ids ?? recentIds();
  const count = ids.length;
  if (count < 2) return;
  setState({ now: { ids, at: ((now?.at ?? 0) + by + count) % count } });
  if (now === null) listen();
}

function recentIds(): readonly string[] {
  const { dock } = dockStore.getState();
  return recentTabsStore.getState().recent.filter((id) => dock?.getPanel(id) !== undefined);
}

function listen(): void {
  ears.ended = new AbortController();
  const { signal } = ears.ended;
  const how = { capture: true, signal };
  addEventListener('keyup', ({ key }) => held.has(key) && endSwitch(true), how);
  addEventListener('keydown', onKey, how);
  addEventListener('blur', () => endSwitch(false), { signal });
}

function onKey(event: KeyboardEvent): void {
  const { key } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
  if (step === null && key !== 'Enter' && key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (step === null) endSwitch(key === 'Enter');
  else switchTab(step);
}

export function endSwitch(isTaken: boolean): void {
  const { now } = getState();
  ears.ended.abort();
  setState({ now: null });
  const id = now?.ids[now.at];
  const panel = isTaken && id !== undefined ? dockStore.getState().dock?.getPanel(id) : undefined;
  panel?.api.setActive();
  focusActive();
}

export function takeTab(id: string): void {
  const { now } = getState();
  if (now !== null) setState({ now: { ...now, at: Math.max(0, now.ids.indexOf(id)) } });
  endSwitch(true);
}
