import { create } from 'zustand';

export type Theme = 'asa' | 'yoru' | 'contrast';
export type ThemeChoice = 'system' | Theme;

export const themeChoices: readonly ThemeChoice[] = ['system', 'asa', 'yoru', 'contrast'];

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');

function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  if (contrast.matches) return 'contrast';
  return dark.matches ? 'yoru' : 'asa';
}

interface ThemeState {
  readonly choice: ThemeChoice;
  readonly theme: Theme;
  choose(choice: ThemeChoice): void;
}

/** The colours: as the operating system wishes, followed live, or as chosen here. */
export const useTheme = create<ThemeState>((set, get) => {
  for (const query of [dark, contrast]) {
    query.addEventListener('change', () => set({ theme: themeOf(get().choice) }));
  }
  return {
    choice: 'system',
    theme: themeOf('system'),
    choose(next) {
      set({ choice: next, theme: themeOf(next) });
    },
  };
});
