/** Limit of nesting; protects recursive readers from a stack overflow. */
export const deepest = 100;

/** Offset at which the text is nested too deep; -1 if nowhere. Not recursive. */
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
