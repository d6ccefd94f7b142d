import { sourceHash } from '#authoring/localization/source-hash.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';

/** A text as one locale prints it. */
export interface FaceText {
  readonly text: string;
  /** The language it is written in: that of the source when there is no translation. */
  readonly lang: string;
  readonly state: 'source' | 'translated' | 'stale' | 'missing';
}

/** Where the texts of one entry come from, in one locale. */
export interface FaceTexts {
  /** The text that the source writes so, under its key (`W-01/effects/attack/text`). Null when it writes none. */
  text(key: string, source: Json | undefined): FaceText | null;
  /** The label of a word of the project; its id when there is no such word. */
  word(id: string): FaceText;
}

/** The texts of the entries of one document in one locale. */
export function faceTexts(documents: Documents, path: string, locale: string): FaceTexts {
  const manifest = documents['studio.json'];
  const named = isObject(manifest) ? manifest['sourceLocale'] : undefined;
  const sourceLocale = typeof named === 'string' ? named : 'ja';
  const say = (file: string, key: string, source: string): FaceText => {
    if (locale === sourceLocale) return { text: source, lang: locale, state: 'source' };
    const unit = unitOf(documents, locale, file, key);
    if (unit === null) return { text: source, lang: sourceLocale, state: 'missing' };
    return { text: unit.text, lang: locale, state: unit.hash === sourceHash(source) ? 'translated' : 'stale' };
  };
  return {
    text: (key, source) => (typeof source === 'string' && source !== '' ? say(path, key, source) : null),
    word: (id) => {
      const label = labelOf(documents, id);
      return label === null
        ? { text: id, lang: sourceLocale, state: 'source' }
        : say('words.json', `${id}/label`, label);
    },
  };
}

function labelOf(documents: Documents, id: string): string | null {
  const document = documents['words.json'];
  const words = isObject(document) ? document['words'] : undefined;
  const word = Array.isArray(words) ? words.find((one: Json) => isObject(one) && one['id'] === id) : undefined;
  const label = isObject(word) ? word['label'] : undefined;
  return typeof label === 'string' ? label : null;
}

function unitOf(documents: Documents, locale: string, file: string, key: string) {
  const document = documents[`l10n/${locale}/${file}`];
  const units = isObject(document) ? document['units'] : undefined;
  const unit = isObject(units) && Object.hasOwn(units, key) ? units[key] : undefined;
  if (!isObject(unit) || typeof unit['t'] !== 'string' || unit['t'] === '') return null;
  return { text: unit['t'], hash: unit['h'] };
}
