import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/scythe-amber-valley');
if (!('playable' in project)) throw new Error('the sample of Scythe has errors');

export const { playable } = project;
const { system, documents } = playable;
export const content = system.compile(documents, system.language, null);
