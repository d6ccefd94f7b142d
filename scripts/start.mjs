// `npm start [-- ARGUMENTS]`: builds what changed, then opens the studio: in Electron's window, else in a browser. stdout
// belongs to the program that opens it, which prints one line on it.
import { buildOrExit } from './build.mjs';
import { electronPackage } from './electron.mjs';
import { openStudio } from './open-studio.mjs';

await openStudio(process.argv.slice(2), {
  environment: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  electronPackage,
  patience: 20_000,
  grace: 900,
  build: buildOrExit,
});
