import type { Settings } from '#api/studio/settings.ts';
import { followSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { store } from '#renderer/desk/state/store.ts';

export type ThemeChoice = Settings['look.theme'];
export type Theme = Exclude<ThemeChoice, 'system'>;

export const themeChoices: readonly ThemeChoice[] = ['system', 'asa', 'yoru', 'contrast'];

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');

function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  if (contrast.matches) return 'contrast';
  return dark.matches ? 'yoru' : 'asa';
}

/** The effective theme: follows the system unless one is chosen. */
export const themeStore = store<{ readonly theme: Theme }>((set) => {
  const look = () => set({ theme: themeOf(setting('look.theme')) });
  for (const query of [dark, contrast]) query.addEventListener('change', look);
  followSetting('look.theme', look);
  return { theme: themeOf(setting('look.theme')) };
});
