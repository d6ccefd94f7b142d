// Made by `npm run generate` from picture.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../picture.json' with { type: 'json' };

export interface PictureWords {
  readonly title: string;
  readonly choose: string;
  readonly other: string;
  readonly none: string;
  readonly dropHere: string;
  readonly crop: string;
  readonly cropKeys: string;
  readonly said: (values: { readonly x: Value; readonly y: Value; readonly zoom: Value }) => string;
  readonly x: string;
  readonly y: string;
  readonly zoom: string;
  readonly credit: string;
  readonly remove: string;
  readonly size: (values: { readonly width: Value; readonly height: Value }) => string;
  readonly bytes: (values: { readonly thousands: Value }) => string;
  readonly close: string;
  readonly notShown: (values: { readonly file: Value }) => string;
  readonly noAnswer: string;
  readonly actions: {
    readonly picture: (values: { readonly id: Value }) => string;
    readonly crop: (values: { readonly id: Value }) => string;
    readonly credit: (values: { readonly id: Value }) => string;
    readonly remove: (values: { readonly id: Value }) => string;
  };
}

export const pictureWords = wordsOf<PictureWords>(words);
