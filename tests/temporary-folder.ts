import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Called by Vitest. All that a run and its programs put into the folder for temporary files is removed with the run. */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-seeing-studio-tests-'));
  // As the one around it: some programs run as another user
  chmodSync(folder, 0o1777);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // What a studio keeps of its work does not get among the files of the person who runs the tests
  process.env['STUDIO_STATE_FOLDER'] = path.join(folder, 'state');
  // Programs that are ending may still write
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
