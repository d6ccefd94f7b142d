import { checksOfProject } from '#engine/library/content-checks/checks-of-project.ts';
import { projectOf, type ScytheProject } from './documents.ts';
import { checkGames } from './games.ts';

export const check = checksOfProject<ScytheProject>({ projectOf, ofPlay: [checkGames], ofTranslations: [] });
