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
  readonly tourShort: string;
  readonly what: string;
  readonly steps: {
    readonly edit: {
      readonly title: string;
      readonly text: string;
    };
    readonly answer: {
      readonly title: string;
      readonly text: string;
    };
    readonly back: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly makeFirst: {
    readonly title: string;
    readonly text: string;
  };
  readonly done: string;
  readonly allDone: string;
  readonly putAway: string;
  readonly more: string;
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
