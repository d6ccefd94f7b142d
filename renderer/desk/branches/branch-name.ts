import type { Branch } from '#authoring/tools/branches/branch.ts';
import type { LineWords } from '../words/generated/line-words.ts';
import type { GameView } from '../workers/engine-calls.ts';

export function branchName(line: Branch, words: LineWords, lines: ReadonlyMap<string, Branch>): string {
  if (line.name !== null) return line.name;
  if (line.parent !== null && lines.has(line.parent.line)) return words.unnamed({ at: line.parent.at });
  const seed = line.setup['seed'];
  return words.root({ seed: typeof seed === 'number' ? String(seed) : '' });
}

export function branchEnd({ result }: Branch, words: LineWords, results: GameView['results']): string {
  return result === null ? words.unfinished : (results[result] ?? result);
}
