export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const seen = new Map<string, { readonly index: number; lowest: number; open: boolean }>();
  const open: string[] = [];

  function visit(file: string): { lowest: number } {
    const index = seen.size;
    const own = { index, lowest: index, open: true };
    seen.set(file, own);
    open.push(file);
    for (const other of imports.get(file) ?? []) {
      if (!imports.has(other)) continue;
      const known = seen.get(other);
      if (known === undefined) own.lowest = Math.min(own.lowest, visit(other).lowest);
      else if (known.open) own.lowest = Math.min(own.lowest, known.index);
    }
    if (own.lowest === index) {
      const group = open.splice(open.indexOf(file));
      for (const one of group) seen.get(one)!.open = false;
      if (group.length > 1) found.push(group.sort());
    }
    return own;
  }

  for (const file of imports.keys()) if (!seen.has(file)) visit(file);
  return found.sort();
}
