import { picturesFolder } from './picture-kinds.ts';

// `assets/en/w-01.webp` replaces `assets/w-01.webp` on English faces.

const root = `${picturesFolder}/`;
const inLanguage = new RegExp(`^${root}[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*/(.+)$`);

/** Most specific first: `zh-Hant-TW`, `zh-Hant`, `zh`. */
export function localPictures(file: string, locale: string): readonly string[] {
  if (!file.startsWith(root)) return [];
  const parts = locale.split('-');
  return parts.map((_, i) => `${root}${parts.slice(0, parts.length - i).join('-')}/${file.slice(root.length)}`);
}

/** Null: its folder cannot be a locale. */
export function withoutLanguage(path: string): string | null {
  const rest = inLanguage.exec(path)?.[1];
  return rest === undefined ? null : root + rest;
}
