// Made by `npm run generate` from welcome.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../welcome.json' with { type: 'json' };

export interface WelcomeWords {
  readonly title: string;
  readonly lead: {
    readonly first: string;
    readonly second: string;
  };
  readonly what: string;
  readonly openSample: string;
  readonly openFolder: string;
  readonly opening: string;
  readonly recent: string;
  readonly noRecent: string;
  readonly isGone: string;
  readonly forget: string;
  readonly forgetOf: (values: { readonly title: Value }) => string;
  readonly start: string;
  readonly guides: string;
  readonly keys: string;
  readonly noProject: string;
  readonly emptyFolder: string;
  readonly foreignFolder: string;
  readonly notGone: {
    readonly relative: string;
    readonly missing: string;
    readonly 'no-folder': string;
    readonly unreadable: string;
    readonly outside: string;
    readonly 'too-many': string;
    readonly unreachable: string;
  };
  readonly notCopied: (values: { readonly code: Value }) => string;
  readonly chooser: {
    readonly title: string;
    readonly place: string;
    readonly go: string;
    readonly above: string;
    readonly folders: string;
    readonly none: string;
    readonly cut: string;
    readonly project: string;
    readonly open: string;
    readonly take: string;
    readonly cancel: string;
  };
  readonly form: {
    readonly title: string;
    readonly game: string;
    readonly kind: string;
    readonly empty: string;
    readonly emptyNote: string;
    readonly copy: string;
    readonly copyNote: string;
    readonly name: string;
    readonly usualName: string;
    readonly folder: string;
    readonly choose: string;
    readonly id: (values: { readonly id: Value }) => string;
    readonly files: string;
    readonly more: (values: { readonly count: Value }) => string;
    readonly lines: (values: { readonly count: number }) => string;
    readonly clean: string;
    readonly problems: (values: { readonly count: number }) => string;
    readonly make: string;
    readonly making: string;
    readonly take: (values: { readonly name: Value }) => string;
    readonly cannot: {
      readonly relative: string;
      readonly taken: string;
      readonly empty: string;
      readonly long: string;
      readonly ends: string;
      readonly letters: string;
      readonly reserved: string;
    };
    readonly notWritten: (values: { readonly path: Value; readonly reason: Value }) => string;
    readonly fileThere: (values: { readonly path: Value }) => string;
    readonly other: string;
  };
}

export const welcomeWords = wordsOf<WelcomeWords>(words);
