const [quote, backslash, colon, openObject, closeObject, openList, closeList] = [34, 92, 58, 123, 125, 91, 93];

export interface WrittenObject {
  readonly start: number;
  readonly end: number;
}

/** The objects in valid JSON with this op (`*`: any). A scan, as a syntax tree of thousands of cards takes too long. */
export function objectsWithOp(text: string, op: string): readonly WrittenObject[] {
  const found: WrittenObject[] = [];
  const around: { readonly start: number; says: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case openObject:
      case openList:
        around.push({ start: at, says: false });
        break;
      case closeObject:
      case closeList: {
        const closed = around.pop();
        if (closed?.says === true) found.push({ start: closed.start, end: at + 1 });
        break;
      }
      case quote: {
        const end = endOfString(text, at);
        const here = around.at(-1);
        if (here !== undefined && end - at === 3 && text.startsWith('op', at + 1))
          here.says ||= says(text, end + 1, op);
        at = end;
      }
    }
  }
  return found;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  for (let code = text.charCodeAt(at); code !== quote && at < text.length; code = text.charCodeAt(at))
    at += code === backslash ? 2 : 1;
  return at;
}

function says(text: string, from: number, op: string): boolean {
  const at = afterSpace(text, from);
  if (text.charCodeAt(at) !== colon) return false;
  const value = afterSpace(text, at + 1);
  return op === '*' ? text.charCodeAt(value) === quote : text.startsWith(`"${op}"`, value);
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text.charAt(at))) at++;
  return at;
}
