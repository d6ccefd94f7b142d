import { main } from '#cli/main.ts';

/** What a command line printed, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in this process; `lines` are its standard input, `stop` is what Ctrl-C would be. */
export async function runStudio(
  typed: readonly string[],
  lines: readonly string[] = [],
  stop: AbortSignal = new AbortController().signal,
): Promise<Ran> {
  let [out, err] = ['', ''];
  async function* input(): AsyncIterable<string> {
    yield* await Promise.resolve(lines);
  }
  const code = await main(typed, {
    folder: process.cwd(),
    systemLocale: 'en',
    version: '0.0.0',
    lines: input,
    stop: () => stop,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}
