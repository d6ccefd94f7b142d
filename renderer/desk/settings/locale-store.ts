import type { Settings } from '#api/studio/settings.ts';
import { store } from '../state/store.ts';
import type { Locale } from '../words/locale.ts';
import { changeSetting, followSetting, setting } from './settings-store.ts';

function localeOf(choice: Settings['look.language']): Locale {
  if (choice !== 'system') return choice;
  return globalThis.navigator?.language.startsWith('en') ? 'en' : 'ja';
}

/** The editor's own menus change at the next load. */
export const localeStore = store<{ readonly locale: Locale }>((set) => {
  followSetting('look.language', (choice) => set({ locale: localeOf(choice) }));
  return { locale: localeOf(setting('look.language')) };
});

export const localeNow = (): Locale => localeStore.getState().locale;

export function setLocale(locale: Locale): void {
  changeSetting('look.language', locale);
}
