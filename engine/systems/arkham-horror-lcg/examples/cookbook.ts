import { abilityRecipes } from './cookbook-abilities.ts';
import { effectRecipes } from './cookbook-effects.ts';
import type { WordingChapter } from './cookbook-words.ts';

/** A recipe for every family of `AH-PR-19` that a single scenario needs. */
export const cookbook: readonly WordingChapter[] = [...abilityRecipes, ...effectRecipes];
