import type { ScytheGame } from '../table/game.ts';
import { plan } from '../table/plan.ts';
import { shownParts } from './shown-parts.ts';

export const declaredTable = plan.declaredWith<ScytheGame>(shownParts);
