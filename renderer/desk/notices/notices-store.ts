import { store } from '../state/store.ts';
import type { Locale } from '../words/locale.ts';

export interface Notice {
  readonly id: number;
  readonly kind: 'info' | 'warning' | 'error';
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly said: Readonly<Record<Locale, { readonly title: string; readonly text: string; readonly action?: string }>>;
  /** What `action` does. */
  readonly act: (() => void) | null;
}

interface Notices {
  readonly notices: readonly Notice[];
  readonly told: number;
  readonly unread: number;
}

const MOST = 50;

export const noticesStore = store<Notices>(() => ({ notices: [], told: 0, unread: 0 }));
const { getState, setState } = noticesStore;

export function tellNotice(kind: Notice['kind'], said: Notice['said'], act: Notice['act'] = null): void {
  const { notices, told, unread } = getState();
  const notice: Notice = { id: told, kind, at: Date.now(), said, act };
  setState({ notices: [notice, ...notices].slice(0, MOST), told: told + 1, unread: unread + 1 });
}

export function readNotices(): void {
  setState({ unread: 0 });
}

export function clearNotices(): void {
  setState({ notices: [], unread: 0 });
}
