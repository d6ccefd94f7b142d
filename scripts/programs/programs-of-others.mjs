// Programs of others against which tests hold what we write: those of translators (GNU gettext, the Translate Toolkit) and
// those that look into a PDF (Poppler, qpdf). And the server through which computers are lent, with certificates for it (Redis, OpenSSL).
import path from 'node:path';
import { isProgram } from '../../host/browser/find-chromium.mjs';
import { installPackages } from './debian.mjs';

const KINDS = [
  {
    programs: ['msgfmt', 'po2xliff', 'xliff2po', 'pofilter'],
    packages: ['gettext', 'translate-toolkit'],
    sentence: 'Installing gettext and translate-toolkit for the tests of exchange …',
  },
  {
    programs: ['pdffonts', 'pdfimages', 'pdfinfo', 'pdftotext', 'pdftoppm', 'qpdf'],
    packages: ['poppler-utils', 'qpdf'],
    sentence: 'Installing poppler-utils and qpdf for the tests of print …',
  },
  {
    programs: ['redis-server', 'openssl'],
    packages: ['redis-server', 'openssl'],
    sentence: 'Installing redis-server and openssl for the tests of lent computers …',
  },
];

/**
 * @param {readonly string[]} programs
 * @returns {readonly string[]} those that are not there
 */
function missing(programs) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return programs.filter((name) => !folders.some((folder) => isProgram(path.join(folder, name))));
}

/** Installs them where that is possible; where not, says what to type. Tests that need them fail without them. */
export function lookForProgramsOfOthers() {
  for (const { programs, packages, sentence } of KINDS) {
    if (missing(programs).length === 0) continue;
    installPackages([packages], sentence);
    const absent = missing(programs);
    if (absent.length > 0)
      process.stderr.write(
        `${absent.join(', ')} not found. Install them: sudo apt-get install -y ${packages.join(' ')}\n`,
      );
  }
}
