/** Names by id in the table document. */
export type Labels = Readonly<Record<string, string>>;

/** `W-03#2` is a copy of `W-03`. */
export function designOf(name: string): string {
  return name.split('#', 1)[0] as string;
}

/** Ids a thing may have in documents: its design, and prefixes of its names. */
export function entriesOf(design: string | null, names: readonly string[]): readonly string[] {
  return [
    ...(design === null ? [] : [design]),
    ...names.flatMap((name) => [designOf(name), name.split('/', 1)[0] ?? '']),
  ];
}

export function labelOf(labels: Labels, name: string): string {
  return labels[designOf(name)] ?? name;
}
