/** Memoizes the last three results, shallowly: a document breaks and is valid again while someone types. */
export function memoizeRecent<With extends readonly object[], Made>(
  make: (...beside: With) => Made,
): (...beside: With) => Made {
  let all: readonly { readonly beside: With; readonly made: Made }[] = [];
  return (...beside) => {
    const known = all.find((one) => one.beside.every((each, i) => isSame(each, beside[i] as object)));
    const now = known ?? { beside, made: make(...beside) };
    if (now !== all[0]) all = [now, ...all.filter((one) => one !== known)].slice(0, remembered);
    return now.made;
  };
}
const remembered = 3;

function isSame(one: object, other: object): boolean {
  if (one === other) return true;
  const [mine, its] = [Object.entries(one), Object.entries(other)];
  return mine.length === its.length && mine.every(([key, value], i) => its[i]?.[0] === key && its[i][1] === value);
}
