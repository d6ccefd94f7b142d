import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Shapes } from '#engine/kernel/contract/vocabulary.ts';
import { makeOverlay, overlaySchema } from '#engine/library/formats/overlaying.ts';
import { investigator, playerCard, scenarioCard } from './cards.ts';
import { word } from './formats.ts';
import { deckDocument, encounterSet, scenarioDocument } from './scenario.ts';

export const overlaid: Shapes = {
  cards: overlaySchema(playerCard, 'プレイヤーカード', 'Player cards'),
  scenarioCards: overlaySchema(scenarioCard, 'シナリオのカード', 'Cards of a scenario'),
  investigators: overlaySchema(investigator, '探索者', 'Investigators'),
  decks: overlaySchema(deckDocument, 'デッキ：丸ごと', 'Decks, each whole'),
  scenarios: overlaySchema(scenarioDocument, 'シナリオ：丸ごと', 'Scenarios, each whole'),
  sets: overlaySchema(encounterSet, '遭遇セット', 'Encounter sets'),
  words: overlaySchema(word, '言葉', 'Words'),
};

export const overlay = makeOverlay({
  ...{ investigators: { file: 'investigators.json' }, sets: { file: 'sets.json' }, words: { file: 'words.json' } },
  cards: { each: (documents, card) => ({ file: fileWith(documents, /^cards\//, card) ?? newCards, list: 'cards' }) },
  scenarioCards: {
    each: (documents, card) => ({ file: fileWith(documents, scenarioCards, card) ?? newScenarioCards, list: 'cards' }),
  },
  decks: {
    whole: (documents, deck) => documentCalled(documents, /^decks\//, deck) ?? `decks/${String(deck['id'])}.json`,
  },
  scenarios: {
    whole: (documents, scenario) =>
      documentCalled(documents, /\/scenario\.json$/, scenario) ?? `scenarios/${String(scenario['id'])}/scenario.json`,
  },
});
const scenarioCards = /^scenarios\/[^/]+\/cards\.json$/;
const newCards = 'cards/more.json';
const newScenarioCards = 'scenarios/more/cards.json';

/** The list of cards in which a card with this id stands. */
function fileWith(documents: Documents, path: RegExp, card: Json): string | undefined {
  return Object.keys(documents).find((file) => {
    const document = documents[file];
    const cards = path.test(file) && isObject(document) ? document['cards'] : undefined;
    return Array.isArray(cards) && isObject(card) && cards.some((one) => isObject(one) && one['id'] === card['id']);
  });
}
function documentCalled(documents: Documents, path: RegExp, entry: Json): string | undefined {
  return Object.keys(documents).find((file) => {
    const document = documents[file];
    return path.test(file) && isObject(document) && isObject(entry) && document['id'] === entry['id'];
  });
}
