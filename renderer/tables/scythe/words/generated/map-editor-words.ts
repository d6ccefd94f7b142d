// Made by `npm run generate` from map-editor.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../map-editor.json' with { type: 'json' };

export interface MapEditorWords {
  readonly map: string;
  readonly comma: string;
  readonly tools: string;
  readonly select: string;
  readonly remove: string;
  readonly tunnel: string;
  readonly encounter: string;
  readonly river: string;
  readonly home: (values: { readonly name: Value }) => string;
  readonly withKey: (values: { readonly tool: Value; readonly key: Value }) => string;
  readonly hints: {
    readonly select: string;
    readonly remove: string;
    readonly tunnel: string;
    readonly encounter: string;
    readonly river: string;
    readonly terrain: (values: { readonly name: Value }) => string;
    readonly home: string;
  };
  readonly exitOf: (values: { readonly homes: Value }) => string;
  readonly exitsTo: (values: { readonly hexes: Value }) => string;
  readonly noExits: string;
  readonly empty: (values: { readonly q: Value; readonly r: Value }) => string;
  readonly between: (values: { readonly one: Value; readonly other: Value }) => string;
  readonly riverBetween: (values: { readonly one: Value; readonly other: Value }) => string;
  readonly noId: string;
  readonly problem: (values: { readonly message: Value }) => string;
  readonly ofRiver: (values: { readonly message: Value }) => string;
  readonly sums: (values: { readonly hexes: Value; readonly rivers: Value; readonly homes: Value }) => string;
  readonly edits: {
    readonly addHex: (values: { readonly hex: Value }) => string;
    readonly removeHex: (values: { readonly hex: Value }) => string;
    readonly terrain: (values: { readonly hex: Value }) => string;
    readonly tunnel: (values: { readonly hex: Value }) => string;
    readonly encounter: (values: { readonly hex: Value }) => string;
    readonly river: (values: { readonly one: Value; readonly other: Value }) => string;
    readonly home: (values: { readonly home: Value }) => string;
    readonly removeHome: (values: { readonly home: Value }) => string;
    readonly exit: (values: { readonly home: Value }) => string;
  };
}

export const mapEditorWords = wordsOf<MapEditorWords>(words);
