import type { Playable } from '../authoring/project/play/playable.ts';
import type { Branch } from '../authoring/tools/branches/branch.ts';
import { SharedEntries } from '../authoring/tools/branches/shared-entries.ts';
import { lineOf } from './after-edit.ts';
import { held } from './measure.ts';

const LINES = 100;

/** What a page holds of a hundred lines of different games, each `at` decisions long, in bytes. */
export function measureKeptLines(playable: Playable, at: number): number {
  // As the host sends them: nothing of them is shared with a game that runs.
  const texts = Array.from({ length: LINES }, (_, i) => JSON.stringify(lineOf(playable, i + 1, at)));
  const before = held();
  const entries = new SharedEntries();
  const lines = texts.map((text) => {
    const line = JSON.parse(text) as Pick<Branch, 'log'>;
    return { ...line, log: [...entries.share(line.log)] };
  });
  const kept = held() - before;
  // Held until it was counted
  if (lines.length !== LINES) throw new Error('a line was lost');
  return kept;
}
