import type { SettingScope } from '#api/studio/settings.ts';
import { store } from '../state/store.ts';

/** Texts of settings that cannot be read yet: they wait here, whatever else is looked at meanwhile. */
export const draftsStore = store<Readonly<Record<SettingScope, string | null>>>(() => ({ user: null, project: null }));
