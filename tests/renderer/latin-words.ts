/** Latin words used in Japanese too, by the reason why they are not words of the code. */
const said = {
  'printed by the games and their rulebooks': ['PC', 'NPC', 'MOD', 'HP', 'AP', 'BOT', 'ID', 'id'],
  'names of programs and of systems': ['Windows', 'Chromium', 'Tabletop', 'Simulator', 'OS', 'git', 'npm', 'start'],
  'kinds of files and of encodings': [
    ...['JSON', 'PDF', 'CSV', 'PNG', 'JPEG', 'WebP', 'AVIF', 'XLIFF', 'zip', 'CRLF', 'LF', 'BOM', 'CON'],
    ...['UTF-8', 'UTF-16', 'Shift_JIS', 'EUC-JP', 'Windows-1252'],
  ],
  keys: ['Ctrl', 'Alt', 'Shift', 'Enter', 'Esc', 'Backspace', 'Space', 'Tab', 'F1', 'F2', 'F8', 'F9'],
  'servers of the lab, and what says where they are': ['Valkey', 'Redis', 'STUDIO_LAB_URL', 'STUDIO_LAB_CA'],
  units: ['mm', 'px', 'dpi', 'KB', 'MB'],
  'words of git, and of an input method, by which they are looked up': [
    ...['SHA-1', 'SHA-256', 'partial', 'clone', 'reftable', 'EditContext'],
  ],
  'typed as they are: how to search, how to ask a condition, values of JSON, and what is replaced in a file': [
    ...['op', 'damage', 'amount', 'type', 'physical', 'put', 'round', 'table', 'figures', 'true', 'false', 'address'],
  ],
  'ids of cards, as examples': ['W-', 'SC05', 'S00', 'S05'],
} as const;
const known: ReadonlySet<string> = new Set(Object.values(said).flat());

const paths = /https?:?\S*|[\w/:\\-]*\.(?:json|csv|xlsx|po|xliff|tmx|git)\b|(?:\/|[A-Z]:\\)[\w/\\-]+|\bassets\b/g;

export const latinWords = (text: string): readonly string[] =>
  (text.replace(paths, '').match(/[A-Za-z][A-Za-z0-9_-]+/g) ?? []).filter((word) => !known.has(word));
