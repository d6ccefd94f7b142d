import type { Text } from '#engine/kernel/basics/text.ts';
import { type TranslationWords, translationWords } from '../words/generated/translation-words.ts';

/** The name of an action in the undo history. */
export const actionName = (of: (actions: TranslationWords['actions']) => string): Text => ({
  ja: of(translationWords.ja.actions),
  en: of(translationWords.en.actions),
});
