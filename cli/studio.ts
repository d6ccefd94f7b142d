import { createInterface } from 'node:readline';
import packageJson from '../package.json' with { type: 'json' };
import { notPrinted, sayDefect, writeDefectReport } from './defect-report.ts';
import { localeAsked, main } from './main.ts';
import { visibleText } from './output/visible-text.ts';
import { systemLocale } from './system-locale.ts';

const typed = process.argv.slice(2);
const locale = localeAsked(typed) ?? systemLocale(process.env, process.platform);

/** 128 + SIGPIPE, as in shells. */
const CLOSED = 141;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that closes early, as `studio rules | head`, is no error
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? CLOSED);
  end(2, notPrinted(error.code ?? error.message)[locale]);
});
// A closed stderr must not end the work.
process.stderr.on('error', () => {});
process.on('uncaughtException', defect);
process.on('unhandledRejection', defect);

let isEnding = false;

/** After flushing; exits even if standard input stays open. */
function end(code: number, sentence: string): void {
  if (isEnding) return;
  isEnding = true;
  const exit = () => process.exit(code);
  process.stdout.write('', () => process.stderr.write(`${visibleText(sentence)}\n`, exit));
}

function defect(error: unknown): void {
  const file = writeDefectReport(error, typed, packageJson.version);
  end(70, sayDefect(file, error)[locale]);
}

/** A second signal ends the process at once. */
function stop(): AbortSignal {
  const control = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => control.abort());
  return control.signal;
}

try {
  process.exitCode = await main(typed, {
    folder: process.cwd(),
    systemLocale: locale,
    version: packageJson.version,
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    stop,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  });
} catch (error) {
  defect(error);
}
