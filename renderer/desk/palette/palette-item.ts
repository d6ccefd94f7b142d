import type { SearchableText } from '../sought/match.ts';

export interface PaletteItem {
  readonly key: string;
  readonly group: 'commands' | 'cards' | 'files' | 'found';
  readonly icon: 'file' | 'card' | 'log' | 'check' | null;
  readonly label: string;
  readonly detail: string;
  readonly hint: readonly string[];
  readonly names: readonly SearchableText[];
  readonly seen?: () => void;
  readonly run: () => void;
}
