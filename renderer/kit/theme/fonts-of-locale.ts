import { languageName } from '#authoring/project/localization/languages/language-name.ts';

/** All other languages use the fonts of the desk. */
const fonts: { readonly [language: string]: () => Promise<unknown> } = {
  'zh-Hant': () => import('./fonts-zh-hant.css'),
  'zh-Hans': () => import('./fonts-zh-hans.css'),
  ko: () => import('./fonts-ko.css'),
};

export async function loadFontsOf(locale: string): Promise<void> {
  const name = languageName(locale);
  if (Object.hasOwn(fonts, name)) await fonts[name]?.();
}
