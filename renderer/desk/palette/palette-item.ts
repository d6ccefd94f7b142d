import type { SearchableText } from '../sought/match.ts';

/** Something that the palette offers. */
export interface PaletteItem {
  readonly key: string;
  readonly group: 'commands' | 'cards' | 'files' | 'found';
  readonly icon: 'file' | 'card' | 'log' | 'check' | null;
  readonly label: string;
  /** Other names, and where it is. */
  readonly detail: string;
  /** An id, or the caps of a key. */
  readonly hint: readonly string[];
  readonly names: readonly SearchableText[];
  /** Shows it while it is only looked at. */
  readonly seen?: () => void;
  readonly run: () => void;
}
