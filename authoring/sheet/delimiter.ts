/** What stands between the cells of a table: what its first line has most of. */
export function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const often = (sign: string): number => first.split(sign).length;
  return [',', '\t', ';'].reduce((best, one) => (often(one) > often(best) ? one : best));
}
