import { type SystemId, systemIds } from './system-ids.ts';
import { areas, buildExample, examples } from './tokyo-site-seeing/examples/examples.ts';
import { manifest } from './tokyo-site-seeing/examples/package-examples.ts';
import { smallProject } from './tokyo-site-seeing/examples/small-project.ts';

const ofTokyo = { areas, buildExample, examples, manifest, smallProject };
const byId: Readonly<Record<SystemId, typeof ofTokyo>> = { 'tokyo-site-seeing': ofTokyo };

/** Examples of every problem, for the documentation and for tests; those of the house are written in the first game. */
export const problemExamples = byId[systemIds[0]];
