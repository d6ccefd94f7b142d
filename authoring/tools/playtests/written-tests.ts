import { findNodeAtLocation } from 'jsonc-parser';
import type { Playtest, PlaytestFile } from '#authoring/project/playtests/playtest.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import type { Position } from '#authoring/text/problems/problem.ts';
import { parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import type { Format } from '#authoring/text/schema/format-registry.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

export interface WrittenTests {
  readonly path: string;
  /** Also of an invalid document. */
  readonly names: readonly string[];
  /** Null if it is invalid. */
  readonly tests: readonly Playtest[] | null;
  readonly fault: Text | null;
  /** Position of a part; `at` as in a failure. */
  placeOf(index: number, at?: string): Position;
}

export function writtenTests(path: string, text: string, format: Format | undefined): WrittenTests {
  const root = treeOf(text);
  const items = (root && findNodeAtLocation(root, ['tests'])?.children) ?? [];
  const names = items.map((node) => String(findNodeAtLocation(node, ['name'])?.value ?? ''));
  const reading = format && parsedDocumentOf({ path, text }, format);
  const placeOf = (index: number, at?: string): Position => {
    const steps = ['tests', index, ...(at === undefined ? [] : at.split('/'))];
    return reading?.legible === true ? reading.place(steps).start : { line: 0, character: 0 };
  };
  if (reading?.sound !== true)
    return { path, names, tests: null, fault: reading?.problems[0]?.message ?? null, placeOf };
  const file = reading.value as PlaytestFile;
  return { path, names, tests: file.tests, fault: null, placeOf };
}

/** Resolves the name of a save relative to the test file. */
export function pathOfSave(test: string, name: string): string {
  const steps: string[] = [];
  for (const step of [...test.split('/').slice(0, -1), ...name.split('/')]) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
