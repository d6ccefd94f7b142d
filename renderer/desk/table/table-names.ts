/** What things are called, by their names in the table document. */
export type Labels = Readonly<Record<string, string>>;

/** `W-03#2` is a copy of `W-03`. */
export function designOf(name: string): string {
  return name.split('#', 1)[0] as string;
}

/** The entries of documents that a thing may be: its design, and what its names begin with. */
export function entriesOf(design: string | null, names: readonly string[]): readonly string[] {
  return [
    ...(design === null ? [] : [design]),
    ...names.flatMap((name) => [designOf(name), name.split('/', 1)[0] ?? '']),
  ];
}

/** What a thing of the table is called. */
export function labelOf(labels: Labels, name: string): string {
  return labels[designOf(name)] ?? name;
}
