import type { KeptDesk, KeptPreferences } from '#api/studio/kept-work.ts';
import { piece } from '../state/desk-state.ts';

/** A piece of state that outlives the page: how it is read, and how its changes are heard of. */
export interface Keep<Value> {
  readonly read: () => Value;
  readonly follow: (changed: () => void) => void;
}

interface KeepTaken<Value> extends Keep<Value> {
  /** Takes up what was kept. */
  readonly take: (kept: Value) => void;
}

/** What of the desk and of a person's preferences is kept by the window that shows it. */
export interface WindowKeeps {
  /** Taken up by the dock itself, as soon as it is there. */
  readonly layout: Keep<KeptDesk['layout']>;
  readonly closedTabs: KeepTaken<NonNullable<KeptDesk['closedTabs']>>;
  readonly layouts: KeepTaken<NonNullable<KeptPreferences['layouts']>>;
}

const none: WindowKeeps = {
  layout: { read: () => null, follow: () => undefined },
  closedTabs: { read: () => [], take: () => undefined, follow: () => undefined },
  layouts: { read: () => ({ current: null, own: {} }), take: () => undefined, follow: () => undefined },
};
const declared = piece((): { keeps: WindowKeeps } => ({ keeps: none }));

/** From now on the window keeps this. */
export function keepOfWindow(keeps: WindowKeeps): void {
  declared().keeps = keeps;
}

export const keptOfWindow = (): WindowKeeps => declared().keeps;
