import type { KeptDesk, KeptPreferences } from '#api/studio/kept-work.ts';
import { piece } from '../state/desk-state.ts';

/** State that outlives the page: how to read it, and how to follow its changes. */
export interface Keep<Value> {
  readonly read: () => Value;
  readonly follow: (changed: () => void) => void;
}

interface KeepTaken<Value> extends Keep<Value> {
  /** Restores the kept state. */
  readonly take: (kept: Value) => void;
}

/** What of the desk and of a person's preferences is kept by the window that shows it. */
export interface WindowKeeps {
  /** Restored by the dock itself when it is ready. */
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
