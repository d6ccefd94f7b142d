// Made by `npm run generate` from tour.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../tour.json' with { type: 'json' };

export interface TourWords {
  readonly tour: string;
  readonly step: (values: { readonly at: Value; readonly of: Value }) => string;
  readonly back: string;
  readonly next: string;
  readonly end: string;
  readonly leave: string;
  readonly steps: {
    readonly explorer: {
      readonly title: string;
      readonly text: string;
    };
    readonly editor: {
      readonly title: string;
      readonly text: string;
    };
    readonly problems: {
      readonly title: string;
      readonly text: string;
    };
    readonly inspector: {
      readonly title: string;
      readonly text: string;
    };
    readonly play: {
      readonly title: string;
      readonly text: string;
    };
    readonly actions: {
      readonly title: string;
      readonly text: string;
    };
    readonly log: {
      readonly title: string;
      readonly text: string;
    };
    readonly search: {
      readonly title: string;
      readonly text: string;
    };
    readonly status: {
      readonly title: string;
      readonly text: string;
    };
  };
}

export const tourWords = wordsOf<TourWords>(words);
