// Suffixes by which sync programs and people mark a second copy of a file.
const marks: readonly RegExp[] = [
  /\s*[(（][^()（）]+[)）]$/,
  /\.sync-conflict-\d{8}-\d{6}(?:-\w+)?$/,
  /[ _-]+(?:copy|コピー)(?:[ _-]*\d+)?$/i,
  /のコピー(?:[ _-]*\d+)?$/,
  /[ _-]+(?:conflict|conflicted|競合)(?:[ _-].*)?$/i,
  /-(?:DESKTOP|LAPTOP|PC|MAC|MACBOOK|WIN)[\w-]*$/i,
  / \d+$/,
];

/** The original of a copied file; null if the name is not that of a copy. */
export function copiedFrom(path: string): string | null {
  const named = path.replace(/\.json$/, '');
  if (named === path) return null;
  const stem = marks.reduce((one, mark) => one.replace(mark, ''), named);
  return stem === named || stem === '' || stem.endsWith('/') ? null : `${stem}.json`;
}
