// What `npm run generate` makes from the rule systems, their samples and examples: see generate.ts.
import { commandDocs } from './generators/command-docs.ts';
import { keep } from './generators/keep.ts';
import { playtestDocs } from './generators/playtest-docs.ts';
import { problemDocs } from './generators/problem-docs.ts';
import { wordingDocs } from './generators/wording-docs.ts';
import { madeForGames } from './made-for-games.ts';

const ofGames = madeForGames.flatMap(({ pages }) => pages);
await keep([commandDocs, problemDocs, ...ofGames, playtestDocs, wordingDocs]);
