import type { ContentProblem, Documents } from '#engine/kernel/system.ts';
import { checkMap } from '#engine/library/line-map/check-map.ts';
import { checkStrokes } from '#engine/library/line-map/check-strokes.ts';
import { checkCards } from './cards.ts';
import { projectOf } from './documents.ts';
import { checkGames } from './games.ts';
import { checkNumbers } from './numbers.ts';
import { checkPrintedText } from './printed-text.ts';

const checks = [checkMap, checkStrokes, checkGames, checkCards, checkNumbers, checkPrintedText];

/** What only this game knows to be wrong in a project. */
export function check(documents: Documents, unsound: readonly string[]): ContentProblem[] {
  const project = projectOf(documents, unsound);
  return checks.flatMap((one) => one(project));
}
