// Programs of the system that tests need, installed where we may: as root, where apt is.
import { spawnSync } from 'node:child_process';
import { isProgram } from '../../host/browser/find-chromium.mjs';

/**
 * Installs the first of these choices that the system has.
 * @param {readonly (readonly string[])[]} choices each a list of packages
 * @param {string} sentence what is said before
 * @returns {boolean} whether it was tried and went well
 */
export function installPackages(choices, sentence) {
  if (process.getuid?.() !== 0 || process.platform !== 'linux' || !isProgram('/usr/bin/apt-get')) return false;
  process.stderr.write(`${sentence}\n`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} words */
  const apt = (...words) => {
    const result = spawnSync('apt-get', words, { env: environment, stdio: ['ignore', 'ignore', 2] });
    return result.status === 0;
  };
  return (
    apt('update', '-q') &&
    choices.some((packages) => apt('install', '-y', '-q', '--no-install-recommends', ...packages))
  );
}
