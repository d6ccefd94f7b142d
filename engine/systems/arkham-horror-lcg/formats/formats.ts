import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import { wordsDocument as documentOf, projectWord } from '#engine/library/formats/entries.ts';
import { format } from '#engine/library/formats/fields.ts';
import { investigators, playerCards, scenarioCards } from './cards.ts';
import { deckDocument, scenarioDocument, setsDocument } from './scenario.ts';

export const word = projectWord(
  ['trait', 'use'],
  'item',
  '言葉の種類：trait 特徴、use 使用回数の種類',
  'Kind of word: a trait, or a kind of uses',
);

export const formats: readonly DocumentFormat[] = [
  format('sets', setsDocument, { required: false }),
  format('investigators', investigators, { required: false }),
  format('cards', playerCards, { where: 'cards/guardian.json', path: /^cards\/[^/]+\.json$/, required: false }),
  format('scenario', scenarioDocument, {
    where: 'scenarios/S1-first/scenario.json',
    path: /^scenarios\/[^/]+\/scenario\.json$/,
    required: false,
  }),
  format('scenario-cards', scenarioCards, {
    where: 'scenarios/S1-first/cards.json',
    path: /^scenarios\/[^/]+\/cards\.json$/,
    required: false,
  }),
  format('deck', deckDocument, { where: 'decks/first.json', path: /^decks\/[^/]+\.json$/, required: false }),
  format('words', documentOf(word), { required: false }),
];
