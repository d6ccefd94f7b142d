/** Deeper than any document of ours; what goes deeper is an accident or an attack on the stack. */
export const deepest = 100;

/** Where the text goes deeper than any document may; -1 when it does not. Works without recursion. */
export function offsetTooDeep(text: string, most = deepest): number {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (inString) {
      if (char === 92) i++;
      else if (char === 34 || char === 10) inString = false;
    } else if (char === 34) inString = true;
    else if (char === 123 || char === 91) {
      depth++;
      if (depth > most) return i;
    } else if (char === 125 || char === 93) depth--;
  }
  return -1;
}
