import { useStore } from 'zustand';
import type { SettingKey, Settings } from '#api/studio/settings.ts';
import { settingsStore } from '#renderer/desk/settings/settings-store.ts';

export function useSetting<Key extends SettingKey>(key: Key): Settings[Key] {
  return useStore(settingsStore, (state) => state.values[key]);
}
