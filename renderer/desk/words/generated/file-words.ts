// Made by `npm run generate` from file.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../file.json' with { type: 'json' };

export interface FileWords {
  readonly begin: string;
  readonly beginHere: string;
  readonly nothingYet: string;
  readonly nothingYetText: string;
  readonly foundation: (values: { readonly id: Value }) => string;
  readonly share: (values: { readonly of: Value; readonly done: Value }) => string;
  readonly stale: (values: { readonly count: number }) => string;
  readonly staleShort: (values: { readonly count: Value }) => string;
  readonly newFile: string;
  readonly newFolder: string;
  readonly filter: string;
  readonly nothingFound: string;
  readonly readOnly: string;
  readonly menu: (values: { readonly name: Value }) => string;
  readonly menuOf: (values: { readonly count: Value }) => string;
  readonly rename: string;
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly duplicate: string;
  readonly remove: string;
  readonly history: string;
  readonly nameOfFile: string;
  readonly nameOfFolder: string;
  readonly newName: (values: { readonly name: Value }) => string;
  readonly follow: (values: { readonly count: number }) => string;
  readonly actions: {
    readonly create: (values: { readonly name: Value }) => string;
    readonly rename: (values: { readonly from: Value; readonly to: Value }) => string;
    readonly move: (values: { readonly what: Value; readonly to: Value }) => string;
    readonly copy: (values: { readonly what: Value }) => string;
    readonly remove: (values: { readonly what: Value }) => string;
  };
  readonly several: (values: { readonly count: Value }) => string;
  readonly removed: (values: { readonly what: Value }) => string;
  readonly stillNamed: (values: { readonly count: number; readonly where: Value }) => string;
  readonly removedText: string;
  readonly bringBack: string;
  readonly close: string;
  readonly sinceCommit: {
    readonly added: {
      readonly sign: string;
      readonly name: string;
    };
    readonly changed: {
      readonly sign: string;
      readonly name: string;
    };
    readonly inside: {
      readonly sign: string;
      readonly name: string;
    };
  };
  readonly faults: {
    readonly empty: string;
    readonly long: string;
    readonly ends: string;
    readonly letters: string;
    readonly reserved: string;
    readonly taken: string;
    readonly alike: string;
    readonly project: string;
  };
  readonly refusedTitle: {
    readonly done: string;
    readonly undone: string;
    readonly redone: string;
  };
  readonly refused: (values: { readonly path: Value; readonly reason: Value }) => string;
  readonly reasons: {
    readonly conflict: string;
    readonly exists: string;
    readonly 'case-clash': string;
    readonly gone: string;
    readonly reserved: string;
    readonly 'into-itself': string;
    readonly 'too-many': string;
    readonly 'bad-path': string;
    readonly extension: string;
    readonly outside: string;
    readonly 'not-kept': string;
    readonly busy: string;
    readonly 'newer-format': string;
    readonly 'too-large': string;
    readonly 'half-character': string;
    readonly 'no-answer': string;
  };
}

export const fileWords = wordsOf<FileWords>(words);
