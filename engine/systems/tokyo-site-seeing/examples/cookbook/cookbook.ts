import type { RecipeChapter } from './recipe.ts';
import { recipesOfBattle } from './recipes-of-battle.ts';
import { recipesOfCards } from './recipes-of-cards.ts';
import { recipesOfTheTable } from './recipes-of-the-table.ts';

/** In the order of the guide. */
export const cookbook: readonly RecipeChapter[] = [...recipesOfBattle, ...recipesOfCards, ...recipesOfTheTable];
