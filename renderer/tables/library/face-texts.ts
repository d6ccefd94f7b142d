import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { madeFrom } from '#authoring/project/localization/staleness.ts';
import { PSEUDO_LOCALE, pseudoText } from '#authoring/tools/translations/pseudo-text.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { unitOf } from '#engine/kernel/documents/entry-named.ts';
import { isNameKey, printedIn, sourceLocaleIn } from '#engine/kernel/documents/referred-names.ts';

export interface FaceText {
  readonly text: string;
  /** That of the source if there is no translation. */
  readonly lang: string;
  readonly state: 'source' | 'translated' | 'stale' | 'missing';
  /** Of a translated name that has one; the source's is in its entry. */
  readonly reading?: string;
}

export interface FaceTexts {
  /** A text of the source by key (`W-01/effects/attack/text`). Null if the source has none. */
  text(key: string, source: Json | undefined): FaceText | null;
  word(id: string): FaceText;
}

export function faceTexts(documents: Documents, path: string, locale: string): FaceTexts {
  const sourceLocale = sourceLocaleIn(documents);
  const printed = (key: string, text: string, lang: string): string =>
    isNameKey(key) ? text : printedIn(documents, lang, text);
  const say = (file: string, key: string, source: string): FaceText => {
    if (locale === PSEUDO_LOCALE) {
      const text = pseudoText(printed(key, source, sourceLocale), isNameKey(key) ? 'name' : 'rule');
      return { text, lang: sourceLocale, state: 'translated' };
    }
    if (locale === sourceLocale) return { text: printed(key, source, locale), lang: locale, state: 'source' };
    const unit = translationOf(documents, locale, file, key);
    if (unit === null) return { text: printed(key, source, sourceLocale), lang: sourceLocale, state: 'missing' };
    const state = madeFrom(unit.hash, sourceHash(source)) === 'this' ? 'translated' : 'stale';
    return { text: printed(key, unit.text, locale), lang: locale, state, ...unit.reading };
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

function translationOf(documents: Documents, locale: string, file: string, key: string) {
  const unit = unitOf(documents, locale, file, key);
  const text = unit?.['t'];
  const reading = unit?.['reading'];
  return typeof text !== 'string' || text === ''
    ? null
    : { text, hash: unit?.['h'], reading: typeof reading === 'string' ? { reading } : {} };
}
