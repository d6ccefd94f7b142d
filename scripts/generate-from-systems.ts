// What `npm run generate` makes from the rule systems themselves: see generate.ts.
import { effectGuide } from './generators/effect-guide.ts';
import { explainedDocs } from './generators/explained-docs.ts';
import { keep } from './generators/keep.ts';
import { playtestDocs } from './generators/playtest-docs.ts';
import { problemDocs } from './generators/problem-docs.ts';
import { schemaFiles } from './generators/schemas.ts';
import { validatorFiles } from './generators/validators.ts';

await keep([schemaFiles, validatorFiles, problemDocs, effectGuide, explainedDocs, playtestDocs]);
