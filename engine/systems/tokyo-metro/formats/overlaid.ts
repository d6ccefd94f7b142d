import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Shapes } from '#engine/kernel/vocabulary.ts';
import { card, deck } from './actions.ts';
import { event } from './events.ts';
import { gameDocument } from './game.ts';
import { line, station } from './map.ts';
import { word } from './words.ts';

const list = (items: object, ja: string, en: string) => ({ type: 'array', items: { ...items }, ...described(ja, en) });

/** Entries that are laid over a project, as a package would: what has the id of another takes its place. */
export const overlay: Shapes = {
  cards: list(card, 'アクションカード', 'Action cards'),
  decks: list(deck, '山札', 'Decks'),
  lines: list(line, '路線', 'Lines'),
  stations: list(station, '駅', 'Stations'),
  events: list(event, 'イベント', 'Events'),
  games: list(gameDocument, 'ゲーム：丸ごと', 'Games, each whole'),
  words: list(word, '言葉', 'Words'),
};
