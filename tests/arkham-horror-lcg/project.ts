import { readProjectForPlay } from '#host/project/project-for-play.ts';

/** A scenario and cards for the rules tests; what a test needs besides stands in it. */
const project = await readProjectForPlay('tests/arkham-horror-lcg/project');
if (!('playable' in project)) throw new Error('the project of the rules tests of Arkham Horror LCG has errors');

export const { playable } = project;
