// Made by `npm run generate` from history.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../history.json' with { type: 'json' };

export interface HistoryWords {
  readonly title: string;
  readonly file: string;
  readonly gone: (values: { readonly path: Value }) => string;
  readonly versions: string;
  readonly sources: {
    readonly kept: string;
    readonly git: string;
  };
  readonly choose: string;
  readonly loading: string;
  readonly failed: string;
  readonly nothingKept: string;
  readonly nothingKeptNext: string;
  readonly older: string;
  readonly damaged: (values: { readonly count: number }) => string;
  readonly thinned: string;
  readonly today: string;
  readonly yesterday: string;
  readonly why: {
    readonly found: string;
    readonly saved: string;
    readonly unsaved: string;
    readonly outside: string;
    readonly made: string;
    readonly moved: string;
    readonly deleted: string;
  };
  readonly goneBy: string;
  readonly lines: (values: { readonly added: number; readonly removed: Value }) => string;
  readonly how: {
    readonly added: string;
    readonly removed: string;
    readonly changed: string;
  };
  readonly moreEntries: (values: { readonly count: Value }) => string;
  readonly onlyEntry: (values: { readonly id: Value }) => string;
  readonly entry: (values: { readonly id: Value; readonly name: Value }) => string;
  readonly against: string;
  readonly now: string;
  readonly before: string;
  readonly head: string;
  readonly ways: {
    readonly text: string;
    readonly face: string;
    readonly games: string;
  };
  readonly beside: string;
  readonly inline: string;
  readonly same: string;
  readonly comparison: (values: { readonly one: Value; readonly other: Value }) => string;
  readonly nothingChosen: string;
  readonly noText: {
    readonly missing: string;
    readonly damaged: string;
    readonly foreign: string;
    readonly gone: string;
  };
  readonly restoreFile: string;
  readonly restoreEntry: string;
  readonly restoredFile: (values: { readonly path: Value }) => string;
  readonly restoredEntry: (values: { readonly id: Value }) => string;
  readonly restored: string;
  readonly notRestored: string;
  readonly notRestoredFile: (values: { readonly code: Value }) => string;
  readonly entries: string;
  readonly noFace: string;
  readonly faceThen: (values: { readonly when: Value }) => string;
  readonly proving: string;
  readonly nothingToPlay: string;
  readonly notPlayable: string;
  readonly unchanged: (values: { readonly played: Value }) => string;
  readonly testDiffers: (values: { readonly name: Value }) => string;
  readonly gameDiffers: (values: { readonly step: Value }) => string;
  readonly newProblems: (values: { readonly count: Value }) => string;
  readonly wasSo: (values: { readonly what: Value }) => string;
  readonly isSo: (values: { readonly what: Value }) => string;
  readonly nothing: string;
  readonly gitFaults: {
    readonly unreadable: string;
    readonly large: string;
    readonly slow: string;
    readonly partial: string;
    readonly sha256: string;
    readonly reftable: string;
    readonly extension: string;
  };
  readonly noCommits: string;
  readonly noCommitsOfEntry: string;
  readonly cut: (values: { readonly looked: number }) => string;
  readonly branch: (values: { readonly name: Value }) => string;
  readonly sinceHead: {
    readonly added: string;
    readonly changed: string;
    readonly removed: string;
  };
}

export const historyWords = wordsOf<HistoryWords>(words);
