import { picturesFolder } from './picture-kinds.ts';

// Beside `assets/w-01.webp` the picture that the English face has lies at `assets/en/w-01.webp`.

const root = `${picturesFolder}/`;
const inLanguage = new RegExp(`^${root}[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*/(.+)$`);

/** Where pictures lie that stand for one in a language, the nearest first: `zh-Hant-TW`, then `zh-Hant`, then `zh`. */
export function localPictures(file: string, locale: string): readonly string[] {
  if (!file.startsWith(root)) return [];
  const parts = locale.split('-');
  return parts.map((_, i) => `${root}${parts.slice(0, parts.length - i).join('-')}/${file.slice(root.length)}`);
}

/** The picture that one would stand for, were its folder that of a language; null: its folder cannot be one. */
export function withoutLanguage(path: string): string | null {
  const rest = inLanguage.exec(path)?.[1];
  return rest === undefined ? null : root + rest;
}
