import { findNodeAtLocation } from 'jsonc-parser';
import type { Playtest, PlaytestFile } from '#authoring/project/playtests/playtest.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import type { Position } from '#authoring/text/problems/problem.ts';
import { readingOf } from '#authoring/text/reading/reading.ts';
import type { Format } from '#authoring/text/schema/ground.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

/** A document of tests, as it is written at the moment. */
export interface WrittenTests {
  readonly path: string;
  /** What they are called, also where the document has faults; in their order. */
  readonly names: readonly string[];
  /** The tests; null while it has a fault. */
  readonly tests: readonly Playtest[] | null;
  readonly fault: Text | null;
  /** Where a part of a test stands; `at` as in a failure. */
  placeOf(index: number, at?: string): Position;
}

/** Reads a document of tests along its format; without one, only what its tests are called. */
export function writtenTests(path: string, text: string, format: Format | undefined): WrittenTests {
  const root = treeOf(text);
  const items = (root && findNodeAtLocation(root, ['tests'])?.children) ?? [];
  const names = items.map((node) => String(findNodeAtLocation(node, ['name'])?.value ?? ''));
  const reading = format && readingOf({ path, version: 0, text }, format);
  const placeOf = (index: number, at?: string): Position => {
    const steps = ['tests', index, ...(at === undefined ? [] : at.split('/'))];
    return reading?.legible === true ? reading.place(steps).start : { line: 0, character: 0 };
  };
  if (reading?.sound !== true)
    return { path, names, tests: null, fault: reading?.problems[0]?.message ?? null, placeOf };
  const file = reading.value as PlaytestFile;
  return { path, names, tests: file.tests, fault: null, placeOf };
}

/** A saved game's path in the project, by its name in a document of tests. */
export function pathOfSave(test: string, name: string): string {
  const steps: string[] = [];
  for (const step of [...test.split('/').slice(0, -1), ...name.split('/')]) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
