// Made by `npm run generate` from arkham.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../arkham.json' with { type: 'json' };

export interface ArkhamWords {
  readonly comma: string;
  readonly round: (values: { readonly round: Value }) => string;
  readonly shortRound: (values: { readonly round: Value }) => string;
  readonly map: string;
  readonly unrevealed: string;
  readonly leadsTo: (values: { readonly places: Value }) => string;
  readonly leadsNowhere: string;
  readonly clues: string;
  readonly doom: string;
  readonly damage: string;
  readonly horror: string;
  readonly resources: string;
  readonly uses: (values: { readonly count: Value }) => string;
  readonly progress: (values: { readonly count: Value }) => string;
  readonly exhausted: string;
  readonly actionsLeft: string;
  readonly ofLimit: (values: { readonly label: Value; readonly count: Value; readonly limit: Value }) => string;
  readonly story: string;
  readonly cardsLeft: (values: { readonly count: Value }) => string;
  readonly encounterDeck: string;
  readonly encounterDiscard: string;
  readonly victory: string;
  readonly investigators: string;
  readonly lead: string;
  readonly itsTurn: string;
  readonly hadTurn: string;
  readonly at: (values: { readonly place: Value }) => string;
  readonly playArea: string;
  readonly threatArea: string;
  readonly hand: string;
  readonly handOf: (values: { readonly count: Value }) => string;
  readonly committed: string;
  readonly deck: string;
  readonly discard: string;
  readonly unseen: (values: { readonly count: Value }) => string;
  readonly bag: string;
  readonly inBag: (values: { readonly count: Value }) => string;
  readonly drawn: string;
  readonly resolving: string;
  readonly test: string;
  readonly against: string;
  readonly odds: (values: { readonly odds: Value }) => string;
  readonly oddsWith: (values: { readonly odds: Value }) => string;
  readonly oddsWithMore: (values: { readonly icons: number; readonly odds: Value }) => string;
  readonly moreIcons: string;
  readonly percent: (values: { readonly odds: Value }) => string;
  readonly peril: (values: { readonly name: Value }) => string;
  readonly silent: string;
  readonly closed: string;
  readonly engagedWith: (values: { readonly name: Value; readonly count: number }) => string;
  readonly shortPiles: {
    readonly encounterDeck: string;
    readonly encounterDiscard: string;
    readonly victory: string;
  };
  readonly window: string;
  readonly windows: {
    readonly commit: string;
    readonly interrupt: string;
    readonly react: string;
    readonly test: string;
    readonly turn: string;
    readonly other: string;
  };
  readonly then: string;
  readonly order: string;
  readonly costs: (values: { readonly cost: Value }) => string;
  readonly shortAnswers: {
    readonly resource: string;
    readonly drawCard: string;
    readonly investigate: string;
    readonly endTurn: string;
    readonly done: string;
    readonly pass: string;
    readonly decline: string;
    readonly keep: string;
  };
}

export const arkhamWords = wordsOf<ArkhamWords>(words);
