export interface TableForm {
  readonly delimiter: string;
  readonly from: number;
}

/** `sep=;` line, by which spreadsheets declare the delimiter. */
const told = /^\ufeff?"?sep=([^\r\n])"?(?:\r\n|\r|\n|$)/i;

/** By the `sep=` line, else the most frequent one on the first line that has one: a title may stand above the heading. */
export function tableFormOf(text: string): TableForm {
  const [line, sign] = told.exec(text) ?? [];
  if (line !== undefined && sign !== undefined) return { delimiter: sign, from: line.length };
  const first = /^.*[,;\t].*$/m.exec(text)?.[0] ?? '';
  const often = (one: string): number => first.split(one).length;
  return { delimiter: [',', '\t', ';'].reduce((best, one) => (often(one) > often(best) ? one : best)), from: 0 };
}
