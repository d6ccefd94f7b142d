import type words from '../words/commands.json';

/** A sentence in Japanese and English. */
export interface Words {
  readonly ja: string;
  readonly en: string;
}
export type Locale = keyof Words;

/** One `--name` that a command takes. */
export type OptionShape =
  | { readonly type: 'flag' }
  | { readonly type: 'text'; readonly words?: readonly string[] }
  | { readonly type: 'number'; readonly least?: number; readonly most?: number };

/** What was typed, after it has been checked against the command's shape. */
export interface Given {
  readonly positionals: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  number(name: string): number | undefined;
}

/** What a command may use of the process. Results go to `out`, progress and words to `err`. */
export interface Door {
  readonly folder: string;
  readonly locale: Locale;
  /** One JSON document on `out` and nothing else. */
  readonly json: boolean;
  /** Lines of the standard input. */
  readonly lines: () => AsyncIterable<string>;
  /** Aborted on Ctrl-C. A command that calls this has to end by itself then. */
  readonly stop: () => AbortSignal;
  out(text: string): void;
  err(text: string): void;
}

/**
 * 0: done. 1: done, and the input has problems. 2: it could not be done. 130: stopped by Ctrl-C, as is usual in shells.
 */
export type ExitCode = 0 | 1 | 2 | 130;

/** One command of `studio`. `--json`, `--locale` and `--help` are read for every command. */
export interface Command {
  /** Also its key in `commands.json`, which describes it. */
  readonly name: keyof typeof words;
  /** How it is typed, without the name of the program. */
  readonly usage: string;
  readonly positionals: { readonly least: number; readonly most: number };
  readonly options: { readonly [name: string]: OptionShape };
  /** What `--help` says besides of a project that was named. */
  readonly ofProject?: (given: Given, door: Door) => Promise<string>;
  run(given: Given, door: Door): ExitCode | Promise<ExitCode>;
}
