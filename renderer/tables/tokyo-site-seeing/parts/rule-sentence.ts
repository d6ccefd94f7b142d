import type { Documents } from '#engine/kernel/contract/system.ts';
import { type PrintedWord, printedWord } from '#engine/kernel/documents/printed-words.ts';
import rules from '#engine/systems/tokyo-site-seeing/words/rules.json' with { type: 'json' };

export type PrintedRuleId = keyof typeof rules;

export const sentenceOfRule = (documents: Documents, locale: string, id: PrintedRuleId): PrintedWord =>
  printedWord(documents, locale, `rule/${id}`, rules[id]);
