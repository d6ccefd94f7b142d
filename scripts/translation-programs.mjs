// Programs that translators use, against which tests hold what is exported: GNU gettext and the Translate Toolkit.
import path from 'node:path';
import { isProgram } from '../host/browser/find-chromium.mjs';
import { installPackages } from './debian.mjs';

const PROGRAMS = ['msgfmt', 'xliff2po', 'pofilter'];
const PACKAGES = ['gettext', 'translate-toolkit'];

/** @returns {readonly string[]} the programs that are not there */
export function missingTranslationPrograms() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return PROGRAMS.filter((name) => !folders.some((folder) => isProgram(path.join(folder, name))));
}

/** Installs them where that is possible; where not, says what to type. Tests that need them fail without them. */
export function lookForTranslationPrograms() {
  if (missingTranslationPrograms().length === 0) return;
  installPackages([PACKAGES], 'Installing gettext and translate-toolkit for the tests of exchange …');
  const missing = missingTranslationPrograms();
  if (missing.length > 0)
    process.stderr.write(
      `${missing.join(', ')} not found. Install them: sudo apt-get install -y ${PACKAGES.join(' ')}\n`,
    );
}
