import { wordsDocument as documentOf, projectWord } from '#engine/library/formats/entries.ts';

export const word = projectWord(['colour'], 'gold', '言葉の種類：colour 色', 'Kind of word: a colour');

export const wordsDocument = documentOf(word);
