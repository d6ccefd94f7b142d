// Made by `npm run generate` from advice.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../advice.json' with { type: 'json' };

export interface AdviceWords {
  readonly playFrom: (values: { readonly of: Value }) => string;
  readonly playFromHelp: string;
  readonly options: string;
  readonly playouts: string;
  readonly playsOn: string;
  readonly seed: string;
  readonly optionsHelp: string;
  readonly best: string;
  readonly worse: string;
  readonly lookAhead: string;
  readonly lookAheadHelp: string;
  readonly looked: (values: { readonly games: Value; readonly of: Value }) => string;
  readonly nobodyWon: (values: { readonly rounds: Value; readonly scene: Value }) => string;
  readonly roundsInShort: (values: { readonly rounds: Value }) => string;
  readonly stop: string;
  readonly won: (values: { readonly percent: Value; readonly low: Value; readonly high: Value; readonly games: Value }) => string;
  readonly rounds: (values: { readonly rounds: Value }) => string;
  readonly dominated: string;
  readonly endless: string;
  readonly searching: string;
  readonly searched: (values: { readonly games: Value; readonly of: Value }) => string;
  readonly stopSearch: string;
  readonly found: (values: { readonly name: Value; readonly game: Value }) => string;
  readonly stands: (values: { readonly name: Value; readonly game: Value }) => string;
  readonly players: (values: { readonly count: number }) => string;
  readonly seedOf: (values: { readonly seed: Value }) => string;
  readonly notReached: (values: { readonly name: Value; readonly games: Value }) => string;
  readonly noGoal: string;
  readonly endlessChain: (values: { readonly chain: Value }) => string;
  readonly forced: string;
  readonly forcedHelp: string;
  readonly wish: string;
  readonly wishAbout: string;
  readonly wishTake: string;
  readonly close: string;
  readonly helps: string;
  readonly tried: (values: { readonly count: Value }) => string;
  readonly noHelp: (values: { readonly count: Value }) => string;
  readonly looking: string;
  readonly makeSo: string;
  readonly from: (values: { readonly at: Value }) => string;
  readonly then: (values: { readonly first: Value; readonly rest: Value }) => string;
  readonly playOn: string;
}

export const adviceWords = wordsOf<AdviceWords>(words);
