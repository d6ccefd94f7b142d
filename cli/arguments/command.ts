import type words from '../words/commands.json';

export interface CliText {
  readonly ja: string;
  readonly en: string;
}
export type Locale = keyof CliText;

export type OptionShape =
  | { readonly type: 'flag' }
  | { readonly type: 'text'; readonly words?: readonly string[] }
  | { readonly type: 'number'; readonly least?: number; readonly most?: number };

/** Parsed arguments. */
export interface ParsedArguments {
  readonly positionals: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  number(name: string): number | undefined;
}

/** Results go to `out`, progress and messages to `err`. */
export interface CommandContext {
  readonly folder: string;
  readonly locale: Locale;
  /** Print a single JSON document on `out`. */
  readonly json: boolean;
  /** Of standard input. */
  readonly lines: () => AsyncIterable<string>;
  /** Aborted on Ctrl-C; the command then has to end by itself. */
  readonly stop: () => AbortSignal;
  out(text: string): void;
  err(text: string): void;
}

/** 0: done; 1: done, with problems in the input; 2: not done; 130: Ctrl-C, as in shells. */
export type ExitCode = 0 | 1 | 2 | 130;

/** `--json`, `--locale` and `--help` are common to all commands. */
export interface CliCommand {
  /** Also its key in `commands.json`. */
  readonly name: keyof typeof words;
  /** Without the program name. */
  readonly usage: string;
  readonly positionals: { readonly least: number; readonly most: number };
  readonly options: { readonly [name: string]: OptionShape };
  /** More help about a given project. */
  readonly ofProject?: (given: ParsedArguments, context: CommandContext) => Promise<string>;
  run(given: ParsedArguments, context: CommandContext): ExitCode | Promise<ExitCode>;
}
