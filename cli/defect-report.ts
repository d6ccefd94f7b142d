import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeNewFileSync } from '#host/files/write-files.ts';
import type { CliText } from './arguments/command.ts';
import { resultText } from './words/cli-text.ts';

/** Outside of projects. Null: could not be written. */
export function writeDefectReport(error: unknown, typed: readonly string[], version: string): string | null {
  const text = [
    `studio ${version}, Node ${process.version}, ${process.platform} ${process.arch}`,
    `studio ${typed.join(' ')}`,
    '',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
    '',
  ].join('\n');
  try {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'site-seeing-studio-')), 'report.txt');
    writeNewFileSync(file, text);
    return file;
  } catch {
    return null;
  }
}

export function sayDefect(file: string | null, error: unknown): CliText {
  const what = error instanceof Error ? error.message : String(error);
  if (file === null) return resultText('defect', { what });
  return resultText('defectReport', { what, file });
}

/** Mostly a full disk. */
export function notPrinted(reason: string): CliText {
  return resultText('notPrinted', { reason });
}
