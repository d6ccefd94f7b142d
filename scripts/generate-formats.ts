// What `npm run generate` makes from the formats of the rule systems: see generate.ts.
import { keep } from './generators/keep.ts';
import { schemaFiles } from './generators/schemas.ts';
import { setupChoiceFiles } from './generators/setup-choices.ts';
import { validatorFiles } from './generators/validators.ts';

await keep([schemaFiles, validatorFiles, setupChoiceFiles]);
