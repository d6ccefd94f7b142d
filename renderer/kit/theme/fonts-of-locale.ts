import { languageName } from '#authoring/project/localization/languages/language-name.ts';

/** Languages whose letters stand in fonts of their own; all others are written with those that the desk has. */
const fonts: { readonly [language: string]: () => Promise<unknown> } = {
  'zh-Hant': () => import('./fonts-zh-hant.css'),
  'zh-Hans': () => import('./fonts-zh-hans.css'),
  ko: () => import('./fonts-ko.css'),
};

/** Fetches the fonts of a locale's letters, when they are first needed. */
export async function loadFontsOf(locale: string): Promise<void> {
  const name = languageName(locale);
  if (Object.hasOwn(fonts, name)) await fonts[name]?.();
}
