// Plays `npm start` by somebody at a screen who is not root, with another copy of Electron's package:
//   run-start.mjs PACKAGE PATIENCE GRACE [ARGUMENTS…]
import { openStudio } from '../../scripts/open-studio.mjs';

const [electronPackage = '', patience = '', grace = '', ...words] = process.argv.splice(2);
// The browser's door reads its own words.
process.argv.push(...words);
await openStudio(words, {
  environment: process.env,
  platform: process.platform,
  isRoot: false,
  electronPackage,
  patience: Number(patience),
  grace: Number(grace),
  build: () => Promise.resolve(),
});
