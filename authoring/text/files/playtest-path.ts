/** Where the documents of tests lie in a project, and saved games that tests begin with. */
const folder = 'playtests/';
/** How the name of such a saved game ends. */
const savedGame = '.save.json';

/** Whether a file is there for tests alone, and on no table. */
export const isForTests = (path: string): boolean => path.startsWith(folder);

/** Whether it is a document of tests. */
export const isPlaytestFile = (path: string): boolean =>
  isForTests(path) && path.endsWith('.json') && !path.endsWith(savedGame);
