import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const LIBRE_OFFICE = ['share', 'extensions'] as const;

/** Where systems and LibreOffice keep Hunspell dictionaries. */
export function dictionaryFolders(): readonly string[] {
  switch (process.platform) {
    case 'darwin':
      return [
        path.join(homedir(), 'Library', 'Spelling'),
        '/Library/Spelling',
        '/Applications/LibreOffice.app/Contents/Resources/extensions',
      ];
    case 'win32':
      return [process.env['ProgramFiles'], process.env['ProgramFiles(x86)']].flatMap((folder) =>
        folder === undefined ? [] : [path.join(folder, 'LibreOffice', ...LIBRE_OFFICE)],
      );
    default:
      return [
        ...[path.join(homedir(), '.local', 'share', 'hunspell'), '/usr/local/share/hunspell', '/usr/share/hunspell'],
        ...['/usr/share/myspell', '/usr/share/myspell/dicts', path.join('/usr/lib/libreoffice', ...LIBRE_OFFICE)],
      ];
  }
}

/** The path of the best dictionary for a locale without its ending, in the first folder that has one; null if none. */
export function findDictionary(locale: string, folders: readonly string[]): string | null {
  for (const folder of folders) {
    const found = dictionariesIn(folder)
      .map((file) => ({ file, rank: rankOf(path.basename(file), locale) }))
      .filter(({ rank }) => rank !== null)
      .sort((a, b) => Number(a.rank) - Number(b.rank) || (a.file < b.file ? -1 : 1));
    if (found[0] !== undefined) return found[0].file;
  }
  return null;
}

/** LibreOffice has a folder for each language. */
function dictionariesIn(folder: string): readonly string[] {
  const names = namesIn(folder);
  const below = names.filter((name) => name.startsWith('dict-')).map((name) => path.join(folder, name));
  return [folder, ...below].flatMap((place) => {
    const its = new Set(place === folder ? names : namesIn(place));
    return [...its]
      .filter((name) => name.endsWith('.aff') && its.has(`${name.slice(0, -'.aff'.length)}.dic`))
      .map((name) => path.join(place, name.slice(0, -'.aff'.length)));
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Null: of another language or country. Lower is better. */
function rankOf(name: string, locale: string): number | null {
  const [its, asked] = [plain(name), plain(locale)];
  const [language = '', ...rest] = asked.split('_');
  const usual = rest.length > 0 ? asked : `${language}_${regionOf(locale)}`;
  const ranks = [its === asked, its === usual, its === language, its.startsWith(`${usual}_`)];
  const rank = ranks.indexOf(true);
  if (rank >= 0) return rank;
  return rest.length === 0 && its.startsWith(`${language}_`) ? ranks.length : null;
}

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '_');

function regionOf(locale: string): string {
  try {
    return (new Intl.Locale(locale).maximize().region ?? '').toLowerCase();
  } catch {
    return '';
  }
}
