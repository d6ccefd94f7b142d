import { isMemoryPath } from '#authoring/text/files/document-path.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import type { Problem, Range } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import { exchangeFaultSentence } from './exchange/exchange-fault-text.ts';
import type { ExchangePlace } from './exchange/exchange-row.ts';
import { memoryFault } from './exchange/foreign-memory.ts';

/** Memories of other programs that cannot be read. */
export const memoryProblems = (files: readonly ProjectFile[]): readonly Problem[] =>
  files.flatMap((file) => {
    if (isFaulty(file) || !isMemoryPath(file.path)) return [];
    const fault = memoryFault(file);
    if (fault === null) return [];
    const data = { reason: fault.code };
    return [problemAt('FIL013', file.path, rangeOf(fault.place), data, { reason: exchangeFaultSentence(fault) })];
  });

function rangeOf(place: ExchangePlace): Range {
  if (place.kind !== 'line') return startOfFile;
  const at = { line: place.line - 1, character: 0 };
  return { start: at, end: at };
}
