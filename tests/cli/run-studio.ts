import { Check } from 'typebox/value';
import { expect } from 'vitest';
import { reports } from '#api/cli/reports.ts';
import { main } from '#cli/main.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in this process, in `folder`; `lines` are its standard input, and `stop` plays Ctrl-C. */
export async function runStudio(
  typed: readonly string[],
  lines: readonly string[] = [],
  stop: AbortSignal = new AbortController().signal,
  folder: string = process.cwd(),
): Promise<Ran> {
  let [out, err] = ['', ''];
  async function* input(): AsyncIterable<string> {
    yield* await Promise.resolve(lines);
  }
  const code = await main(typed, {
    folder,
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

export async function reportOf(name: string, ...typed: readonly string[]): Promise<JsonObject> {
  const { out, code } = await runStudio([name, ...typed, '--json']);
  const value = JSON.parse(out) as JsonObject;
  expect([code, Check(reports[name]!, value)]).toEqual([0, true]);
  return value;
}
