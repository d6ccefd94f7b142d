// Made by `npm run generate` from print.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../print.json' with { type: 'json' };

export interface PrintWords {
  readonly title: string;
  readonly parts: string;
  readonly cards: string;
  readonly what: string;
  readonly all: string;
  readonly beginning: string;
  readonly open: (values: { readonly id: Value }) => string;
  readonly changed: string;
  readonly byKind: string;
  readonly beginnings: string;
  readonly beginningsAbout: string;
  readonly since: string;
  readonly as: string;
  readonly kinds: {
    readonly sheets: {
      readonly label: string;
      readonly note: string;
    };
    readonly deck: {
      readonly label: string;
      readonly note: string;
    };
    readonly png: {
      readonly label: string;
      readonly note: string;
    };
    readonly tts: {
      readonly label: string;
      readonly note: string;
    };
    readonly contact: {
      readonly label: string;
      readonly note: string;
    };
  };
  readonly paper: string;
  readonly copies: string;
  readonly printed: string;
  readonly one: string;
  readonly shop: string;
  readonly noShop: string;
  readonly duplex: string;
  readonly guides: string;
  readonly guidesBy: {
    readonly rim: string;
    readonly lines: string;
    readonly gaps: string;
  };
  readonly long: string;
  readonly short: string;
  readonly offsetX: string;
  readonly offsetY: string;
  readonly measureAbout: string;
  readonly measure: string;
  readonly measured: (values: { readonly name: Value }) => string;
  readonly languages: string;
  readonly address: string;
  readonly addressAbout: (values: { readonly address: Value }) => string;
  readonly noAddress: string;
  readonly preview: string;
  readonly sheets: (values: { readonly count: number; readonly shown: Value }) => string;
  readonly sheet: (values: { readonly at: Value; readonly ids: Value }) => string;
  readonly back: string;
  readonly amount: (values: { readonly designs: number; readonly cards: number }) => string;
  readonly nothing: string;
  readonly noFaces: string;
  readonly loading: string;
  readonly findings: string;
  readonly clean: string;
  readonly unseen: (values: { readonly small: boolean; readonly near: boolean }) => string;
  readonly goThere: (values: { readonly where: Value }) => string;
  readonly more: (values: { readonly count: Value }) => string;
  readonly make: string;
  readonly stop: string;
  readonly starting: string;
  readonly looking: (values: { readonly of: Value; readonly done: Value }) => string;
  readonly drawing: string;
  readonly done: (values: { readonly name: Value; readonly cards: number; readonly pages: number }) => string;
  readonly refused: string;
  readonly stopped: string;
  readonly gone: string;
  readonly lost: string;
  readonly noBrowser: string;
  readonly byBrowser: string;
  readonly byBrowserAbout: string;
  readonly blocked: string;
  readonly credit: (values: { readonly credit: Value; readonly files: Value }) => string;
  readonly severity: {
    readonly error: string;
    readonly warning: string;
    readonly info: string;
  };
}

export const printWords = wordsOf<PrintWords>(words);
