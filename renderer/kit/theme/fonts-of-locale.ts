import { languageName } from '#authoring/project/localization/languages/language-name.ts';

/** Languages that need fonts of their own; all others use those of the desk. */
const fonts: { readonly [language: string]: () => Promise<unknown> } = {
  'zh-Hant': () => import('./fonts-zh-hant.css'),
  'zh-Hans': () => import('./fonts-zh-hans.css'),
  ko: () => import('./fonts-ko.css'),
};

/** Loads the fonts that a locale needs, if they are not those of the desk. */
export async function loadFontsOf(locale: string): Promise<void> {
  const name = languageName(locale);
  if (Object.hasOwn(fonts, name)) await fonts[name]?.();
}
