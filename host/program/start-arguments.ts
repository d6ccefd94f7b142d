import { suggestion } from './suggestion.ts';

export interface StartOptions {
  /** As typed; null: the welcome. */
  readonly project: string | null;
  readonly open: boolean;
  /** 0: any free port. */
  readonly port: number;
}
export interface WrongArgument {
  readonly argument: string;
  readonly meant: string | null;
}

const usage = 'npm start [-- PROJECT] [--no-open] [--port N] [--web]';

const flags = ['--no-open', '--port', '--web'];

export function readArguments(words: readonly string[]): StartOptions | WrongArgument {
  let project: string | null = null;
  let open = true;
  let port = 0;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--no-open') open = false;
    else if (word === '--port') {
      const text = rest.shift() ?? '';
      if (!isPort(text)) return { argument: `--port ${text}`.trim(), meant: '--port N (0–65535)' };
      port = Number(text);
    } else if (word === '--web') {
      // Handled earlier: it chooses browser or desktop.
    } else if (word.startsWith('-') || project !== null)
      return { argument: word, meant: suggestion(word, flags) ?? null };
    else project = word;
  }
  return { project, open, port };
}

export function wrongArgumentText({ argument, meant }: WrongArgument): string {
  return [
    `分からない引数です: ${argument}${meant === null ? '' : `(${meant} のことですか)`}`,
    `Unknown argument: ${argument}${meant === null ? '' : ` (did you mean ${meant}?)`}`,
    usage,
  ].join('\n');
}

function isPort(text: string): boolean {
  return /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535;
}
