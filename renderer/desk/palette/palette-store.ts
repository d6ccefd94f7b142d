import { changesOf, type KeepTaken } from '../state/keep.ts';
import { store } from '../state/store.ts';
import type { PaletteItem } from './palette-item.ts';

export type PaletteMode = 'commands' | 'places' | 'entries' | 'ids' | 'line' | 'listed';

/** A prefix that switches the mode. */
export const modeSigns: ReadonlyMap<string, PaletteMode> = new Map([
  ['>', 'commands'],
  ['@', 'entries'],
  ['#', 'ids'],
  [':', 'line'],
]);

export interface PaletteList {
  readonly label: string;
  readonly hint: string;
  readonly items: readonly PaletteItem[];
  readonly left: () => void;
}

interface Palette {
  readonly mode: PaletteMode | null;
  readonly listed: PaletteList | null;
  /** Ids of commands; null: all. */
  readonly only: readonly string[] | null;
}

export const paletteStore = store<Palette>(() => ({ mode: null, listed: null, only: null }));

export const isPaletteOpen = (): boolean => paletteStore.getState().mode !== null;

interface Opening {
  readonly only?: readonly string[];
}

export function openPalette(mode: Exclude<PaletteMode, 'listed'>, { only }: Opening = {}): void {
  paletteStore.setState({ mode, listed: null, only: only ?? null });
}

export function listPlaces(listed: PaletteList): void {
  paletteStore.setState({ mode: 'listed', listed, only: null });
}

export function closePalette(): void {
  paletteStore.setState({ mode: null, listed: null, only: null });
}

export const recentCommandsStore = store<{ readonly keys: readonly string[] }>(() => ({ keys: [] }));

export const keptCommands: KeepTaken<string[]> = {
  read: () => [...recentCommandsStore.getState().keys],
  follow: changesOf(recentCommandsStore, ({ keys }) => [keys]),
  take: (keys) => recentCommandsStore.setState({ keys }),
};

const MOST_RECENT = 10;

export function noteRun(key: string): void {
  const { keys } = recentCommandsStore.getState();
  recentCommandsStore.setState({ keys: [key, ...keys.filter((one) => one !== key)].slice(0, MOST_RECENT) });
}
