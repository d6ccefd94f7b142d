import { amounts } from './kinds/amounts.ts';
import { clauses } from './kinds/clauses.ts';
import { conditions } from './kinds/conditions.ts';
import { counts } from './kinds/counts.ts';
import { damage } from './kinds/damage.ts';
import { directions } from './kinds/directions.ts';
import { limits } from './kinds/limits.ts';
import { movesOfCards } from './kinds/moves-of-cards.ts';
import { others } from './kinds/others.ts';
import { outcomes } from './kinds/outcomes.ts';
import { people } from './kinds/people.ts';
import { permissions } from './kinds/permissions.ts';
import { places } from './kinds/places.ts';
import { thresholds } from './kinds/thresholds.ts';
import { times } from './kinds/times.ts';
import type { PlantedMeaning } from './planted-meaning.ts';

/** Forty kinds of fault, three sentences each. */
export const plantedMeanings: readonly PlantedMeaning[] = [
  ...amounts,
  ...clauses,
  ...conditions,
  ...counts,
  ...damage,
  ...directions,
  ...limits,
  ...movesOfCards,
  ...others,
  ...outcomes,
  ...people,
  ...permissions,
  ...places,
  ...thresholds,
  ...times,
];
