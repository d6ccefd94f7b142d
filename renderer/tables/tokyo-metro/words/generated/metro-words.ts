// Made by `npm run generate` from metro.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../metro.json' with { type: 'json' };

export interface MetroWords {
  readonly comma: string;
  readonly round: (values: { readonly round: Value }) => string;
  readonly shortRound: (values: { readonly round: Value }) => string;
  readonly phases: {
    readonly refill: string;
    readonly order: string;
    readonly walk: string;
    readonly actions: string;
    readonly trains: string;
  };
  readonly order: string;
  readonly map: string;
  readonly lineList: string;
  readonly size: (values: { readonly lines: Value; readonly stations: Value }) => string;
  readonly income: string;
  readonly spots: string;
  readonly shareStack: string;
  readonly sharesGone: string;
  readonly speedToken: string;
  readonly step: (values: { readonly step: Value }) => string;
  readonly depot: string;
  readonly topShare: (values: { readonly number: Value; readonly price: Value }) => string;
  readonly speculation: (values: { readonly seat: Value; readonly stake: Value; readonly step: Value }) => string;
  readonly trainAt: (values: { readonly station: Value; readonly to: Value }) => string;
  readonly interchange: (values: { readonly lines: Value }) => string;
  readonly pyramidOf: (values: { readonly seat: Value }) => string;
  readonly fares: (values: { readonly count: Value }) => string;
  readonly meepleOf: (values: { readonly seat: Value }) => string;
  readonly reachable: string;
  readonly chosen: string;
  readonly cards: string;
  readonly left: (values: { readonly count: Value }) => string;
  readonly taken: (values: { readonly seat: Value }) => string;
  readonly seats: string;
  readonly cash: string;
  readonly chips: string;
  readonly stationsLeft: string;
  readonly speculationsLeft: string;
  readonly shares: string;
  readonly passed: string;
  readonly given: string;
  readonly thinking: string;
  readonly amount: string;
  readonly seal: (values: { readonly amount: Value }) => string;
  readonly raise: (values: { readonly amount: Value }) => string;
  readonly mapTab: string;
  readonly cardsTab: string;
  readonly notYet: (values: { readonly id: Value }) => string;
  readonly nothingHere: string;
  readonly answers: {
    readonly pass: string;
    readonly drop: string;
    readonly stay: string;
  };
}

export const metroWords = wordsOf<MetroWords>(words);
