import type { Shapes } from '#engine/kernel/contract/vocabulary.ts';
import { laidOver, overlaying } from '#engine/library/formats/overlaying.ts';
import { line, station } from '#engine/library/line-map/map-format.ts';
import { card, deck } from './actions.ts';
import { event } from './events.ts';
import { gameDocument } from './game.ts';
import { word } from './words.ts';

export const overlaid: Shapes = {
  cards: laidOver(card, 'アクションカード', 'Action cards'),
  decks: laidOver(deck, '山札', 'Decks'),
  lines: laidOver(line, '路線', 'Lines'),
  stations: laidOver(station, '駅', 'Stations'),
  events: laidOver(event, 'イベント', 'Events'),
  games: laidOver(gameDocument, 'ゲーム：丸ごと', 'Games, each whole'),
  words: laidOver(word, '言葉', 'Words'),
};

export const overlay = overlaying({
  ...{ cards: { file: 'cards/actions.json' }, decks: { file: 'cards/actions.json' } },
  ...{ lines: { file: 'map.json' }, stations: { file: 'map.json' } },
  ...{ events: { file: 'events.json' }, words: { file: 'words.json' } },
  games: { whole: (_, { id }) => `games/${String(id)}.json` },
});
