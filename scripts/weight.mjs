// `npm run weight`: counts non-blank lines by room. "Hand-written product" is everything written by hand except tests,
// scripts, bench, docs and samples. Generated files are counted apart.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PRODUCT = ['engine', 'authoring', 'api', 'host', 'loopback', 'electron', 'cli', 'renderer', 'bin'];
const CODE = /\.(ts|tsx|mjs|js|grit)$/;

/** @param {string} file */
const isGenerated = (file) =>
  /(^|\/)generated\//.test(file) || file.startsWith('schemas/') || file.endsWith('package-lock.json');

/**
 * The row and column in which a file is counted.
 * @param {string} file
 * @returns {[row: string, column: string] | null} null: not counted
 */
function placeOf(file) {
  const [top = '', second = ''] = file.split('/');
  if (isGenerated(file)) return /\.(ts|tsx|js|json)$/.test(file) ? ['generated', 'all'] : null;
  if (top === 'docs' && file.endsWith('.md')) return ['docs', 'all'];
  if (top === 'sample-content') return ['samples', 'all'];
  if (top === 'tests' && CODE.test(file)) return ['tests', 'code'];
  if (top === 'tests' && file.endsWith('.json')) return ['test JSON', 'all'];
  if ((top === 'scripts' || top === 'bench') && CODE.test(file)) return [top, 'code'];
  if (!PRODUCT.includes(top)) return null;
  const room = ['engine', 'authoring', 'renderer'].includes(top) ? `${top}/${second}` : top;
  if (CODE.test(file)) return [room, 'code'];
  if (file.endsWith('.css')) return [room, 'css'];
  if (!file.endsWith('.json') || file.endsWith('tsconfig.json')) return null;
  // Other data, such as colours, is part of the code
  return [room, file.includes('/words/') ? 'words' : 'code'];
}

/** @type {Map<string, Record<string, number>>} */
const rows = new Map();
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
for (const file of files.filter((one) => one !== '')) {
  const [row, column] = placeOf(file) ?? [];
  if (row === undefined || column === undefined) continue;
  const lines = readFileSync(file, 'utf8').match(/^.*\S.*$/gm)?.length ?? 0;
  const sums = rows.get(row) ?? {};
  rows.set(row, { ...sums, [column]: (sums[column] ?? 0) + lines });
}

/**
 * @param {string} name
 * @param {...(number | string)} cells
 */
const print = (name, ...cells) =>
  process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`);

const isProduct = (/** @type {string} */ row) => PRODUCT.includes(row.split('/')[0] ?? '');
const product = [...rows].filter(([row]) => isProduct(row)).sort(([one], [other]) => (one < other ? -1 : 1));
const sum = (/** @type {string} */ column) => product.reduce((all, [, row]) => all + (row[column] ?? 0), 0);

print('', 'code', 'css', 'words');
for (const [row, { code = 0, css = 0, words = 0 }] of product) print(row, code, css, words);
print('hand-written product', sum('code'), sum('css'), sum('words'));
print('  code and css', sum('code') + sum('css'));
for (const row of ['tests', 'test JSON', 'scripts', 'bench', 'docs', 'samples', 'generated']) {
  print(
    row,
    Object.values(rows.get(row) ?? {}).reduce((all, one) => all + one, 0),
  );
}
