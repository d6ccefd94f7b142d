import { create } from 'zustand';
import type { SettingScope } from '#api/settings.ts';

/** Texts of settings that cannot be read yet: they wait here, whatever else is looked at meanwhile. */
export const useDrafts = create<Readonly<Record<SettingScope, string | null>>>(() => ({ user: null, project: null }));
