// What `npm test -- --changed [COMMIT]` runs: the tests that import what was changed, as Vitest finds them, and the stories
// of the page that open a changed part of it. The page is built, so no import leads from a story to it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VITEST } from './run-tests.mjs';

const ROOT = path.dirname(import.meta.dirname);

/** Opened whenever anything of the page or of what it is built from was changed: it opens, and a card is edited in a game. */
const OF_ANY_CHANGE = ['landmarks', 'first-edit'];
/** What the page is built from. */
const OF_THE_PAGE = /^(renderer|engine|authoring|api|loopback)\//;
/** A table is drawn of the plain one, and of each game. */
const OF_TABLES = ['board', 'line-map', 'plain-table'];
/** Stories of a folder of the renderer that neither have its name nor open a view of that name. */
const ALSO = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  begin: ['author', 'every-dialog'],
  boundary: ['every-dialog', 'closes'],
  commands: ['by-keyboard', 'workbench'],
  dock: ['workbench', 'sizes'],
  editor: ['workbench', 'composing'],
  explorer: ['files'],
  frame: ['workbench', 'window'],
  keys: ['by-keyboard'],
  look: ['axe', 'views-fit'],
  opening: ['opens'],
  palette: ['by-keyboard', 'found-by-reading'],
  play: ['board'],
  printing: ['print'],
  problems: ['fix'],
  project: ['opens', 'save', 'two-pages'],
  table: ['board'],
  welcome: ['opens'],
});

/** @param {string} word */
export const isOfChange = (word) => word === '--changed' || word.startsWith('--changed=');

/** @returns {ReadonlyMap<string, readonly string[]>} how a story names each view, by its id */
export function namesOfViews() {
  /** @type {{ readonly views: Readonly<Record<string, { readonly ja: string, readonly en: string }>> }} */
  const { views } = JSON.parse(readFileSync(path.join(ROOT, 'renderer/desk/words/desk.json'), 'utf8'));
  return new Map(Object.entries(views).map(([id, { ja, en }]) => [id, [`data-part="${id}"`, `：${ja}'`, `'${en}'`]]));
}

/**
 * The stories that open a part of the page which was changed.
 * @param {readonly string[]} changed
 * @param {readonly { readonly file: string, readonly text: string }[]} stories
 * @param {ReadonlyMap<string, readonly string[]>} views
 * @returns {readonly string[]}
 */
export function storiesOf(changed, stories, views) {
  if (!changed.some((file) => OF_THE_PAGE.test(file))) return [];
  const folders = new Set(changed.flatMap((file) => /^renderer\/\w+\/([\w-]+)\//.exec(file)?.[1] ?? []));
  const tables = changed.some((file) => file.startsWith('renderer/tables/')) ? OF_TABLES : [];
  const names = new Set([
    ...OF_ANY_CHANGE,
    ...tables,
    ...[...folders].flatMap((folder) => [folder, ...(ALSO[folder] ?? [])]),
  ]);
  const opened = [...folders].flatMap((folder) => views.get(folder) ?? []);
  return stories.flatMap(({ file, text }) => {
    const name = path.posix.basename(file).replace(/(\.matrix)?\.test\.ts$/, '');
    return names.has(name) || opened.some((word) => text.includes(word)) ? [file] : [];
  });
}

/** @param {readonly string[]} words */
function git(words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** @returns {readonly { readonly file: string, readonly text: string }[]} the stories of `npm test` */
function storiesHere() {
  return readdirSync(path.join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /^tests\/(\w[\w-]*\/)?stories\/[\w.-]+\.test\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/**
 * @param {readonly string[]} typed
 * @returns {{ readonly words: readonly string[] | null, readonly told: string }} words for Vitest, null when nothing is
 *   reached; and what is to be said of it
 */
export function testsOfChange(typed) {
  const at = typed.findIndex(isOfChange);
  const given = typed[at]?.slice('--changed='.length) || undefined;
  const next = typed[at + 1];
  const isNext = given === undefined && next !== undefined && !next.startsWith('-');
  const since = given ?? (isNext ? next : undefined);
  const rest = typed.toSpliced(at, isNext ? 2 : 1);
  const changed = [
    ...git(['diff', '--name-only', since ?? 'HEAD']),
    ...git(['ls-files', '--others', '--exclude-standard']),
  ];
  const listed = spawnSync(
    process.execPath,
    [VITEST, 'list', '--filesOnly', `--changed${since === undefined ? '' : `=${since}`}`],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const importing = listed.stdout.split('\n').flatMap((line) => /^\[\w+\] (tests\/\S+)$/.exec(line)?.[1] ?? []);
  const views = namesOfViews();
  const stories = storiesOf(changed, storiesHere(), views);
  const files = [...new Set([...importing, ...stories])];
  const told = `${changed.length} changed files: ${importing.length} files of tests import them, ${stories.length} stories open them. Not reached: other stories, tests that start a built program or read a file by its path (documents, words, sample games), and all of \`npm run test:long\`.`;
  return { words: files.length === 0 ? null : [...files, ...rest], told };
}
