// Made by `npm run generate` from layer.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../layer.json' with { type: 'json' };

export interface LayerWords {
  readonly order: string;
  readonly orderHint: string;
  readonly own: string;
  readonly filters: {
    readonly all: string;
    readonly overridden: string;
    readonly conflict: string;
    readonly own: string;
  };
  readonly filter: string;
  readonly search: string;
  readonly list: string;
  readonly count: (values: { readonly of: Value; readonly count: Value }) => string;
  readonly states: {
    readonly own: string;
    readonly required: string;
    readonly overridden: string;
    readonly conflict: string;
  };
  readonly noneFits: string;
  readonly noConflicts: string;
  readonly choose: string;
  readonly onlyChanges: string;
  readonly noChanges: string;
  readonly field: string;
  readonly whole: string;
  readonly translations: string;
  readonly translated: (values: { readonly field: Value; readonly language: Value }) => string;
  readonly here: string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly and: string;
  readonly go: (values: { readonly project: Value }) => string;
  readonly override: string;
  readonly overrideHint: string;
  readonly notNumber: string;
  readonly notWritten: (values: { readonly reason: Value }) => string;
  readonly cannot: string;
  readonly stale: string;
  readonly refused: (values: { readonly path: Value }) => string;
  readonly conflicts: (values: { readonly count: Value }) => string;
  readonly values: (values: { readonly field: Value; readonly project: Value }) => string;
  readonly changed: (values: { readonly id: Value; readonly field: Value }) => string;
  readonly begun: (values: { readonly id: Value }) => string;
  readonly alone: string;
  readonly aloneMore: string;
  readonly beginUpon: string;
}

export const layerWords = wordsOf<LayerWords>(words);
