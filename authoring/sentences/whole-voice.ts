import { spokenByItself, translatedWord } from '#engine/kernel/printed-words.ts';
import type { Documents, RuleSystem } from '#engine/kernel/system.ts';
import { type Voice, voiceOf } from './speak.ts';

/** A voice that knows whether all that it has said was in its language. */
export interface WholeVoice extends Voice {
  isWhole(): boolean;
}

/** The voice of a game with the names and the translated words of a project, for one sentence in one locale. */
export function wholeVoice(system: RuleSystem, documents: Documents, locale: string): WholeVoice {
  const voice = voiceOf(system, (its, id) => system.words.label(documents, its, id), documents);
  let isWhole = true;
  return {
    ...voice,
    say: (its, key, text) => {
      if (spokenByItself(locale) === null && translatedWord(documents, its, key) === undefined) isWhole = false;
      return voice.say(its, key, text);
    },
    isWhole: () => isWhole,
  };
}
