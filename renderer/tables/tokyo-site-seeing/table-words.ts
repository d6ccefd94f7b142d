import { type RulebookWords, withRulebook } from './rulebook-words.ts';
import { type TableWords as Words, tableWords as words } from './words/generated/table-words.ts';

export type TableWords = Words & RulebookWords;

export const tableWords = withRulebook(words);
