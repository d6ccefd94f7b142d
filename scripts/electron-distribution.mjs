// Gets Electron's program for a package, before electron-builder would: it tells a failure with its stack.
// biome-ignore lint/correctness/noUndeclaredDependencies: electron-builder brings it, and gets Electron with this very one
import { downloadArtifact } from '@electron/get';
import { innermost } from './electron-reason.mjs';

/** @typedef {{ readonly version: string, readonly platformName: string, readonly arch: string }} WantedElectron */

/**
 * What to tell somebody for whom Electron's program cannot be fetched.
 * @param {WantedElectron} wanted
 * @param {string} reason as the network tells it
 * @returns {string}
 */
export function cannotBeFetched({ version, platformName, arch }, reason) {
  const program = `Electron ${version} (${platformName} ${arch})`;
  const [why = ''] = reason.split('\n');
  return [
    `${program} を取りに行けません（${why}）。ネットワークにつなぐか、置き場所を ELECTRON_MIRROR で指すか、手元の zip かフォルダーを npm run dist -- -c.electronDist=FILE で渡してください。`,
    `${program} cannot be fetched (${why}): connect to the network, name another place in ELECTRON_MIRROR, or give the zip or folder that you have by npm run dist -- -c.electronDist=FILE.`,
  ].join('\n');
}

/**
 * Sees to it that Electron's program lies where electron-builder takes it from, which then goes its usual way (null). It
 * would take no word of an error from here, so where there is none this process ends.
 * @param {WantedElectron} wanted
 * @returns {Promise<null>}
 */
export async function fetchElectron({ version, platformName, arch }) {
  try {
    await downloadArtifact({ version, platform: platformName, arch, artifactName: 'electron' });
  } catch (error) {
    process.stderr.write(`${cannotBeFetched({ version, platformName, arch }, innermost(error))}\n`);
    process.exit(1);
  }
  return null;
}
