interface Numbered {
  readonly id: string;
  readonly r: number;
}

const numbered = /^([A-Z][A-Za-z0-9-]*?)(\d+)$/;
const isRow = (prefix: string): boolean => /^[A-Z]+$/.test(prefix);

/** A, B … Z, AA, AB … */
function letters(at: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

/**
 * An id for a new hex in row `r`, in the manner of its map: the next number of the hexes in its row. A new row has the
 * next free letter where rows have letters; other maps go on counting.
 */
export function freeHexId(hexes: readonly Numbered[], r: number, taken: ReadonlySet<string>): string {
  const own = hexes.flatMap(({ id, r }) => {
    const [, prefix, number] = numbered.exec(id) ?? [];
    return prefix === undefined ? [] : [{ prefix, number: Number(number), r }];
  });
  const last = own.at(-1);
  const prefix =
    own.findLast((one) => one.r === r)?.prefix ??
    (last === undefined || isRow(last.prefix) ? freeRow(own, taken) : last.prefix);
  let number = Math.max(0, ...own.filter((one) => one.prefix === prefix).map((one) => one.number)) + 1;
  while (taken.has(`${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}

function freeRow(own: readonly { readonly prefix: string }[], taken: ReadonlySet<string>): string {
  const used = new Set([...own.map(({ prefix }) => prefix), ...[...taken].map((id) => numbered.exec(id)?.[1])]);
  let at = 0;
  while (used.has(letters(at))) at++;
  return letters(at);
}
