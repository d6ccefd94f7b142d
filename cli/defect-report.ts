import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeNewFileSync } from '#host/files/write-files.ts';
import type { CliText } from './arguments/command.ts';

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
  if (file === null) return { ja: `studio の不具合です：${what}`, en: `This is a defect of studio: ${what}` };
  return {
    ja: `studio の不具合です（${what}）。報告：${file}　開発元へ送ってください。プロジェクトは変わっていません。`,
    en: `This is a defect of studio (${what}). Report: ${file} Please send this file to the developers. The project is unchanged.`,
  };
}

/** Mostly a full disk. */
export function notPrinted(reason: string): CliText {
  return {
    ja: `結果を標準出力に書けませんでした（${reason}）。書き込み先の空きを確かめてください。`,
    en: `The result could not be written to standard output (${reason}). Check the free space at its destination.`,
  };
}
