import type { KeptDesk, KeptPreferences } from '#api/studio/kept-work.ts';
import { piece } from '../state/desk-state.ts';

/** A piece of state that outlives the page: how it is read, taken up again, and how its changes are heard of. */
export interface Keep<Value> {
  readonly read: () => Value;
  readonly take: (kept: Value) => void;
  readonly follow: (changed: () => void) => void;
}

/** What of the desk and of a person's preferences is kept by the window that shows it. */
export interface WindowKeeps {
  readonly layout: Keep<KeptDesk['layout']>;
  readonly closedTabs: Keep<NonNullable<KeptDesk['closedTabs']>>;
  readonly layouts: Keep<NonNullable<KeptPreferences['layouts']>>;
}

const none: WindowKeeps = {
  layout: { read: () => null, take: () => undefined, follow: () => undefined },
  closedTabs: { read: () => [], take: () => undefined, follow: () => undefined },
  layouts: { read: () => ({ current: null, own: {} }), take: () => undefined, follow: () => undefined },
};
const declared = piece((): { keeps: WindowKeeps } => ({ keeps: none }));

/** From now on the window keeps this. */
export function keepOfWindow(keeps: WindowKeeps): void {
  declared().keeps = keeps;
}

export const keptOfWindow = (): WindowKeeps => declared().keeps;
