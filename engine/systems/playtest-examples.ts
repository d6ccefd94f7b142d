import { type SystemId, systemIds } from './system-ids.ts';
import { playtestExamples as ofTokyo } from './tokyo-site-seeing/examples/playtest-examples.ts';

const byId: Readonly<Record<SystemId, typeof ofTokyo>> = { 'tokyo-site-seeing': ofTokyo };

/** Playtests that show the format, for the page that explains it. */
export const playtestExamples = systemIds.flatMap((id) => byId[id]);
