const folder = 'playtests/';
/** Extension of saved games that playtests start from. */
const savedGame = '.save.json';

export const isForTests = (path: string): boolean => path.startsWith(folder);

export const isPlaytestFile = (path: string): boolean =>
  isForTests(path) && path.endsWith('.json') && !path.endsWith(savedGame);
