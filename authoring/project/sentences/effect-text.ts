import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { entrySentence } from './entry-sentence.ts';
import { asPrinted } from './speak.ts';
import type { Voice } from './voice.ts';

/** What a card would print. Without timing words, interrupt and what becomes of the card, which are printed elsewhere. */
export function textFromEffect(
  { when, if: condition, targets, reach, do: done }: JsonObject,
  locale: string,
  voice: Voice,
): string {
  const said = {
    ...(isObject(when) ? { when } : {}),
    ...(condition === undefined ? {} : { if: condition }),
    ...(targets === undefined ? {} : { targets }),
    ...(reach === undefined ? {} : { reach }),
    ...(done === undefined ? {} : { do: done }),
  };
  return entrySentence(said, locale, asPrinted(voice));
}
