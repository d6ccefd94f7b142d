// Makes node_modules fit package-lock.json. Runs before `npm start` and `npm test`.
// It is read by whatever Node is there, so it keeps to old syntax and to Node's own modules.
import { spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, readFileSync, writeFileSync } from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * What to tell somebody whose Node is too old; an empty text when it is new enough.
 * @param {string} version as in process.version
 * @param {string} wanted as in package.json "engines", always of the form ">=20.19"
 * @returns {string}
 */
export function complaintAbout(version, wanted) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.replace('>=', '').split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return '';
  const needed = `${wantedMajor}.${wantedMinor}`;
  const have = version.replace('v', '');
  return `Site-Seeing Studio needs Node.js ${needed} or newer, and this is ${have}. / Node.js ${needed} 以上を入れてください。`;
}

/**
 * The stamp of an installation: it changes when the lock file or Node's major version does.
 * @param {string} lockText
 * @param {string} version
 * @returns {string}
 */
export function stampOf(lockText, version) {
  const hash = createHash('sha256').update(lockText.replace(/\r\n/g, '\n')).digest('hex');
  return `node ${version.replace('v', '').split('.')[0]}\nlock ${hash}\n`;
}

/**
 * @param {string} root
 * @returns {{ file: string, wanted: string, found: string }}
 */
export function readStamp(root) {
  const file = path.join(root, 'node_modules', '.studio-setup');
  const wanted = stampOf(readFileSync(path.join(root, 'package-lock.json'), 'utf8'), process.version);
  return { file: file, wanted: wanted, found: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}

/** Installs with the npm that started us, or else the one on the PATH; all its words go to stderr. */
function install() {
  const npm = process.env['npm_execpath'] || '';
  // Warnings are for those who choose packages: Electron's installer asks for a newer Node than it needs.
  const words = ['ci', '--include=dev', '--loglevel=error'];
  /** @type {import('child_process').SpawnSyncOptions} */
  const options = { cwd: ROOT, stdio: ['ignore', 2, 2] };
  const result = /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  return result.status === null ? 1 : result.status;
}

/**
 * `npm start` begins with `exec`, so that no shell stands between npm and the studio: signals arrive, and npm gives on the
 * studio's exit code. Windows knows no such word; there a file of that name beside the other programs does nothing more.
 */
function teachExec() {
  const file = path.join(ROOT, 'node_modules', '.bin', 'exec.cmd');
  if (process.platform === 'win32' && !existsSync(file)) writeFileSync(file, '@%*\r\n');
}

/**
 * @param {string} version the running Node; given only so that a test can play an old one
 * @param {boolean} installed true when npm has just installed and only the stamp is to be written
 * @returns {number} exit code
 */
export function setup(version, installed) {
  const engines = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).engines;
  const complaint = complaintAbout(version, engines.node);
  if (complaint !== '') {
    process.stderr.write(`${complaint}\n`);
    return 2;
  }
  const stamp = readStamp(ROOT);
  if (stamp.found === stamp.wanted) {
    teachExec();
    return 0;
  }
  if (!installed) {
    process.stderr.write('Installing packages (only when package-lock.json or Node changed) …\n');
    const status = install();
    if (status !== 0) {
      process.stderr.write('The packages could not be installed: see the words of npm above, then try again.\n');
      return 1;
    }
  }
  writeFileSync(stamp.file, stamp.wanted);
  teachExec();
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv[2] === '--pretend-node' ? process.argv[3] || '' : process.version;
  process.exitCode = setup(asked, process.argv[2] === '--installed');
}
