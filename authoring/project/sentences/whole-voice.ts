import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { spokenByItself, translatedWord } from '#engine/kernel/documents/printed-words.ts';
import { isNameUntranslated, nameReferred } from '#engine/kernel/documents/referred-names.ts';
import { voiceOf } from './speak.ts';
import { isBare } from './system-keys.ts';
import type { Voice } from './voice.ts';

/** Also reports whether everything was available in the language. */
export interface CompleteVoice extends Voice {
  isWhole(): boolean;
}

export function wholeVoice(system: RuleSystem, documents: Documents, locale: string): CompleteVoice {
  let isWhole = true;
  const label = (its: string, id: string): string => {
    if (isNameUntranslated(documents, its, id)) isWhole = false;
    const said = system.words.label(documents, its, id);
    // Things without a place on the table, such as traits, are named by the project only
    return said === id ? (nameReferred(documents, its, { id, form: null }) ?? said) : said;
  };
  const voice = voiceOf(system, label, documents);
  return {
    ...voice,
    say: (its, key, text) => {
      if (spokenByItself(locale) === null && !isBare(text) && translatedWord(documents, its, key) === undefined)
        isWhole = false;
      return voice.say(its, key, text);
    },
    isWhole: () => isWhole,
  };
}
