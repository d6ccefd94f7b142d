import type { Shapes } from '#engine/kernel/contract/vocabulary.ts';
import { makeOverlay, overlaySchema } from '#engine/library/formats/overlaying.ts';
import { line, station } from '#engine/library/line-map/map-format.ts';
import { card, deck } from './actions.ts';
import { event } from './events.ts';
import { gameDocument } from './game.ts';
import { word } from './words.ts';

export const overlaid: Shapes = {
  cards: overlaySchema(card, 'アクションカード', 'Action cards'),
  decks: overlaySchema(deck, '山札', 'Decks'),
  lines: overlaySchema(line, '路線', 'Lines'),
  stations: overlaySchema(station, '駅', 'Stations'),
  events: overlaySchema(event, 'イベント', 'Events'),
  games: overlaySchema(gameDocument, 'ゲーム：丸ごと', 'Games, each whole'),
  words: overlaySchema(word, '言葉', 'Words'),
};

export const overlay = makeOverlay({
  ...{ cards: { file: 'cards/actions.json' }, decks: { file: 'cards/actions.json' } },
  ...{ lines: { file: 'map.json' }, stations: { file: 'map.json' } },
  ...{ events: { file: 'events.json' }, words: { file: 'words.json' } },
  games: { whole: (_, { id }) => `games/${String(id)}.json` },
});
