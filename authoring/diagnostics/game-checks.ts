import type { Documents, RuleSystem } from '#engine/kernel/system.ts';
import { startOfFile } from '../json/positions.ts';
import { fill, instead } from '../messages.ts';
import type { Problem } from '../problem.ts';
import type { Reading } from './reading.ts';

/** What only the game knows to be wrong, in the documents that have passed their schemas. */
export function gameProblems(
  system: RuleSystem,
  readings: readonly Reading[],
  documents: Documents,
  unsound: readonly string[],
): Problem[] {
  const byPath = new Map(readings.map((reading) => [reading.file.path, reading]));
  return system.check(documents, unsound).map(({ code, severity, file, path, data }) => {
    const sentence = system.words.problems[code];
    if (sentence === undefined) throw new Error(`no sentence for ${code} of ${system.id}`);
    const message = fill(sentence, { ...data, instead: instead(data['nearest']) });
    const range = byPath.get(file)?.place(path, 'value') ?? startOfFile;
    return { code, severity, file, range, message, data: { ...data } };
  });
}
