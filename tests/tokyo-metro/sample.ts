import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/tokyo-metro');
if (!('playable' in project)) throw new Error('the sample of Tokyo Metro has errors');

export const { playable } = project;
const { system, documents } = playable;
export const content = system.compile(documents, system.language, null);
