import path from 'node:path';
import { faultyFileProblem } from '#authoring/project/diagnostics/files.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { type ExplainedRefusal, refusalOf } from '#authoring/project/play/refusals.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { writeGivenFile } from '../files/write-files.ts';
import { readProjectFile } from '../project/project-files.ts';
import type { PlayResult } from './play-game.ts';

export type LedgerJson = JsonObject;

export type LedgerRead = { readonly ledger: LedgerJson } | { readonly problems: readonly Problem[] };
export type LedgerEntered =
  | { readonly line: LedgerJson | null }
  | { readonly problems: readonly Problem[] }
  | { readonly refused: ExplainedRefusal }
  | { readonly unwritable: true };

export async function readLedger(file: string, { system, formats }: Playable): Promise<LedgerRead> {
  const format = formats.find(({ id }) => id === system.ledger?.format);
  if (system.ledger === undefined || format === undefined) return { ledger: {} };
  const found = await readProjectFile(path.dirname(file), path.basename(file));
  if (found === null) return { ledger: system.ledger.blank };
  if (isFaulty(found)) return { problems: [faultyFileProblem(found)] };
  const reading = parsedDocumentOf(found, format);
  return reading.sound ? { ledger: reading.value as JsonObject } : { problems: reading.problems };
}

/** Adds a finished game, atomically. The file is read again, since it may have changed during play. */
export async function enterInLedger(
  file: string,
  playable: Playable,
  { session: { game } }: PlayResult,
  choice: string | undefined,
): Promise<LedgerEntered> {
  const { ledger } = playable.system;
  try {
    const line = ledger?.entry(game, choice) ?? null;
    if (ledger === undefined || line === null) return { line: null };
    const read = await readLedger(file, playable);
    if ('problems' in read) return read;
    const text = `${JSON.stringify(ledger.enter(game, read.ledger, line), null, 2)}\n`;
    return await writeGivenFile(file, Buffer.from(text, 'utf8')).then(
      () => ({ line }),
      () => ({ unwritable: true }),
    );
  } catch (error) {
    const refused = refusalOf(error, playable.system);
    if (refused === null) throw error;
    return { refused };
  }
}
