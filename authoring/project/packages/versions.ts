const form = /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/;

/** As `^` of npm: 1.2.0 allows up to 2.0.0, 0.3.1 up to 0.4.0, 0.0.4 only itself. 1.2.0-rc.1 is older than 1.2.0. */
export function meets(version: string, required: string): boolean {
  const [has, wants] = [form.exec(version), form.exec(required)];
  if (has === null || wants === null) return version === required;
  const [mine, least] = [numbersOf(has), numbersOf(wants)];
  const first = least.findIndex((number) => number > 0);
  const fixed = first < 0 ? 3 : first + 1;
  if (mine.some((number, i) => i < fixed && number !== least[i])) return false;
  const at = mine.findIndex((number, i) => number !== least[i]);
  if (at >= 0) return (mine[at] as number) > (least[at] as number);
  const [before, leastBefore] = [has[4], wants[4]];
  return before === undefined || (leastBefore !== undefined && before >= leastBefore);
}

function numbersOf(match: RegExpExecArray): number[] {
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}
