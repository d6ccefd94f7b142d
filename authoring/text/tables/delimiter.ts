/** How a table is written: what stands between its cells, and where its first line begins. */
export interface TableForm {
  readonly delimiter: string;
  readonly from: number;
}

/** A line of its own by which spreadsheets tell each other what stands between the cells. */
const told = /^\ufeff?"?sep=([^\r\n])"?(?:\r\n|\r|\n|$)/i;

/** As the line tells that says nothing else; else by what the first line has most of. */
export function tableFormOf(text: string): TableForm {
  const [line, sign] = told.exec(text) ?? [];
  if (line !== undefined && sign !== undefined) return { delimiter: sign, from: line.length };
  const [first = ''] = text.split(/\r?\n/, 1);
  const often = (one: string): number => first.split(one).length;
  return { delimiter: [',', '\t', ';'].reduce((best, one) => (often(one) > often(best) ? one : best)), from: 0 };
}
