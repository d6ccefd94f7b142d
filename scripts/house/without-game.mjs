// Takes a game out of a copy of the house, or puts the toy game of the tests into it.
// A game is: the folders that are called as its id, sample projects of it, and its line in the one list.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The toy game of the tests, as a game of the house would be called. */
export const toy = { id: 'lantern-market', folder: 'tests/toy-game', sample: 'sample-content/lantern-market' };

/** The one list of games, a game a line; all other lists are made from it by `npm run generate`. */
const list = 'engine/systems/system-ids.ts';

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', '.git', 'dist', '.cache'].includes(entry.name))
    .map(({ name }) => path.join(folder, name));

/**
 * Every folder called so, the outermost of each.
 * @param {string} within
 * @param {string} name
 * @returns {string[]}
 */
function foldersCalled(within, name) {
  return foldersIn(within).flatMap((folder) =>
    path.basename(folder) === name ? [folder] : foldersCalled(folder, name),
  );
}

/**
 * @param {string} root
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(root, file, change) {
  const place = path.join(root, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

/**
 * @param {string} root
 * @param {string} room
 * @returns {string[]}
 */
function referencesOf(root, room) {
  const { references = [] } = JSON.parse(readFileSync(path.join(root, room, 'tsconfig.json'), 'utf8'));
  return references.map((/** @type {{ path: string }} */ one) => one.path);
}

/** @param {string} root @returns {string[]} */
function roomsOf(root) {
  return ['.', ...referencesOf(root, '.')].filter((room) => existsSync(path.join(root, room, 'tsconfig.json')));
}

/**
 * @param {string} root
 * @param {string} room
 * @param {(references: string[]) => string[]} change
 */
function rewriteReferences(root, room, change) {
  rewrite(root, path.join(room, 'tsconfig.json'), (text) => {
    const config = JSON.parse(text);
    const references = change((config.references ?? []).map((/** @type {{ path: string }} */ one) => one.path));
    return `${JSON.stringify({ ...config, references: references.map((one) => ({ path: one })) }, null, 2)}\n`;
  });
}

/**
 * The sample projects of a game, and those that rest on them.
 * @param {string} root
 * @param {string} id
 */
const projectsOf = (root, id) =>
  foldersIn(path.join(root, 'sample-content')).flatMap((folder) => {
    const manifest = path.join(folder, 'studio.json');
    const project = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    return project.system === id ? [{ folder, isWhole: project.requires.length === 0 }] : [];
  });

/**
 * The sample of a game: its project that requires no other.
 * @param {string} root
 * @param {string} id
 * @returns {string}
 */
export function sampleOf(root, id) {
  const sample = projectsOf(root, id).find(({ isWhole }) => isWhole);
  if (sample === undefined) throw new Error(`sample-content has no project of ${id}`);
  return path.relative(root, sample.folder);
}

/**
 * Takes a game out of a copy of the house.
 * @param {string} root
 * @param {string} id
 * @returns {string[]} what was taken out
 */
export function takeOut(root, id) {
  const rooms = roomsOf(root);
  const samples = projectsOf(root, id).map(({ folder }) => folder);
  const own = id === toy.id ? [path.join(root, toy.folder)] : [];
  const folders = [...new Set([...foldersCalled(root, id), ...samples, ...own])].filter(existsSync);
  for (const folder of folders) rmSync(folder, { recursive: true });
  const taken = folders.map((folder) => `${path.relative(root, folder)}/`);
  rewrite(root, list, (text) => {
    const lines = text.split('\n');
    const left = lines.filter((line) => !line.includes(id));
    if (left.length < lines.length) taken.push(list);
    return left.join('\n');
  });
  for (const room of rooms) {
    if (existsSync(path.join(root, room)))
      rewriteReferences(root, room, (references) => references.filter((one) => !one.split('/').includes(id)));
  }
  return taken;
}

/**
 * Makes the toy game of the tests a game of the house.
 * @param {string} root
 */
export function putToyIn(root) {
  const engine = path.join('engine/systems', toy.id);
  mkdirSync(path.join(root, engine), { recursive: true });
  for (const name of ['system.ts', 'game.ts', 'formats.ts', 'rulebook.ts', 'table.ts', 'words.json'])
    cpSync(path.join(root, toy.folder, name), path.join(root, engine, name));
  cpSync(path.join(root, toy.folder, 'project'), path.join(root, toy.sample), { recursive: true });
  const config = {
    extends: '../../../tsconfig.base.json',
    include: ['**/*.ts', '**/*.json'],
    exclude: ['tsconfig.json'],
    references: [{ path: '../../kernel' }, { path: '../../library' }],
  };
  writeFileSync(path.join(root, engine, 'tsconfig.json'), `${JSON.stringify(config, null, 2)}\n`);
  const ofGames = roomsOf(root).filter((room) =>
    referencesOf(root, room).some((one) => path.posix.join(room, one) === 'engine/systems'),
  );
  for (const room of [...ofGames, 'engine/systems'])
    rewriteReferences(root, room, (all) => [...all, path.posix.relative(room, engine)]);
  rewrite(root, list, (text) => {
    // Last, since tests without a project use the sample of the first game.
    const listed = text.replace(/^\] as const;$/m, `  '${toy.id}',\n$&`);
    if (listed === text) throw new Error(`${list} has no list of games any more`);
    return listed;
  });
}
