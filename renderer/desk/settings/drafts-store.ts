import type { SettingScope } from '#api/studio/settings.ts';
import { store } from '../state/store.ts';

/** Unparsable settings texts, kept while other pages are shown. */
export const draftsStore = store<Readonly<Record<SettingScope, string | null>>>(() => ({ user: null, project: null }));
