import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Where a person's own state lies on this system. `STUDIO_STATE_FOLDER` says otherwise, as tests do.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {NodeJS.Platform} [platform]
 * @returns {string}
 */
export function keptFolder(environment = process.env, platform = process.platform) {
  const { STUDIO_STATE_FOLDER: said, LOCALAPPDATA: local, XDG_STATE_HOME: state } = environment;
  if (said !== undefined && said !== '') return path.resolve(said);
  const home = homedir();
  if (platform === 'win32') return path.join(local ?? path.join(home, 'AppData', 'Local'), 'Site-Seeing Studio');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Site-Seeing Studio');
  const base = state !== undefined && path.isAbsolute(state) ? state : path.join(home, '.local', 'state');
  return path.join(base, 'site-seeing-studio');
}
