import { wordsDocument as documentOf, projectWord } from '#engine/library/formats/entries.ts';

const word = projectWord(['trait'], 'tool', '言葉の種類', 'Kind of word');

export const wordsDocument = documentOf(word);
