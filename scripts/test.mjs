// `npm test [-- WORDS FOR VITEST]`: finds or installs Chromium and what else tests need, builds what changed, runs the tests once.
// `npm test -- --changed [COMMIT]`: only what a change can reach, of what is not committed or came after COMMIT.
// Its last line is `N passed, N failed`. What takes long has its own command: `npm run test:long`.
import { isOfChange, testsOfChange } from './changed-tests.mjs';
import { finish, prepareTests, runVitest } from './run-tests.mjs';

const typed = process.argv.slice(2);
await prepareTests();
if (!typed.some(isOfChange)) finish(runVitest(typed));
const { words, told } = testsOfChange(typed);
if (words !== null) process.stdout.write(`${told}\n`);
const counts = words === null ? { passed: 0, failed: 0 } : runVitest(words);
process.stdout.write(`\n${told}\n`);
finish(counts);
