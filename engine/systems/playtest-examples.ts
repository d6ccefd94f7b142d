import { playtestExamples as ofTokyo } from './tokyo-site-seeing/examples/playtest-examples.ts';

/** Playtests that show the format, for the page that explains it. */
export const playtestExamples = ofTokyo;
