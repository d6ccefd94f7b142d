import { checksOfProject } from '#engine/library/content-checks/checks-of-project.ts';
import { checkMap } from '#engine/library/line-map/check-map.ts';
import { checkStrokes } from '#engine/library/line-map/check-strokes.ts';
import { checkCards } from './cards.ts';
import { type MetroProject, projectOf } from './documents.ts';
import { checkGames } from './games.ts';
import { checkNumbers } from './numbers.ts';
import { checkPrintedText } from './printed-text.ts';

export const check = checksOfProject<MetroProject>({
  projectOf,
  ofPlay: [checkMap, checkStrokes, checkGames, checkCards, checkNumbers],
  ofTranslations: [checkPrintedText],
});
