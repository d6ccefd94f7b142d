// Made by `npm run generate` from help.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../help.json' with { type: 'json' };

export interface HelpWords {
  readonly help: string;
  readonly pages: {
    readonly start: string;
    readonly keys: string;
    readonly guides: string;
    readonly rules: string;
    readonly news: string;
    readonly report: string;
    readonly licences: string;
  };
  readonly tour: string;
  readonly what: string;
  readonly steps: {
    readonly try: (values: { readonly to: Value }) => string;
    readonly tryAny: string;
    readonly back: string;
    readonly own: string;
  };
  readonly scene: {
    readonly label: string;
    readonly was: (values: { readonly written: Value }) => string;
    readonly is: (values: { readonly written: Value }) => string;
    readonly it: (values: { readonly written: Value }) => string;
    readonly between: string;
    readonly nothing: string;
    readonly changes: string;
    readonly unwritten: string;
    readonly later: string;
    readonly unused: string;
  };
  readonly startScene: string;
  readonly done: string;
  readonly key: string;
  readonly does: string;
  readonly inTable: string;
  readonly tableKeys: {
    readonly arrows: {
      readonly key: string;
      readonly does: string;
    };
    readonly enter: {
      readonly key: string;
      readonly does: string;
    };
    readonly why: {
      readonly key: string;
      readonly does: string;
    };
    readonly next: {
      readonly key: string;
      readonly does: string;
    };
  };
  readonly guide: string;
  readonly soughtRule: string;
  readonly rulesFound: (values: { readonly of: Value; readonly count: Value }) => string;
  readonly noRules: string;
  readonly noRuleFits: string;
  readonly page: (values: { readonly page: Value }) => string;
  readonly ours: (values: { readonly ruling: Value }) => string;
  readonly licences: string;
  readonly loading: string;
}

export const helpWords = wordsOf<HelpWords>(words);
