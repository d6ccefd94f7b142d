import { createInterface } from 'node:readline';
import packageJson from '../package.json' with { type: 'json' };
import { sayDefect, writeDefectReport } from './defect-report.ts';
import { main } from './main.ts';
import { systemLocale } from './system-locale.ts';

const typed = process.argv.slice(2);
const locale = systemLocale(process.env, process.platform);

// A reader that closes early, as `studio rules | head` does, is no defect.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

/** The first signal asks; a second one ends the process at once. */
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
  const file = writeDefectReport(error, typed, packageJson.version);
  process.stderr.write(`${sayDefect(file, error)[locale]}\n`);
  process.exitCode = 70;
}
