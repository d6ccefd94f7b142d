import type { ExampleFault, ExamplePicture, ProblemExample } from './problem-example.ts';

export type ExampleFile =
  | { readonly path: string; readonly text: string; readonly bom: boolean }
  | { readonly path: string; readonly fault: ExampleFault };

export interface BuiltExample {
  readonly files: readonly ExampleFile[];
  /** Null: no picture listing. */
  readonly pictures: readonly ExamplePicture[] | null;
  /** The words of a spelling dictionary; empty: not checked. */
  readonly dictionary: readonly string[];
  readonly marked: { readonly start: number; readonly end: number } | null;
}

export function buildExample(project: { readonly [path: string]: string }, example: ProblemExample): BuiltExample {
  const texts = new Map<string, string>(Object.entries(project));
  for (const [path, other] of Object.entries(example.others ?? {})) {
    if (other === null) texts.delete(path);
    else texts.set(path, typeof other === 'string' ? other : edited(texts.get(path) ?? '', other));
  }
  const own = example.text ?? (example.edit && edited(texts.get(example.file) ?? '', example.edit));
  const start = own?.indexOf('«') ?? -1;
  const end = own === undefined ? -1 : own.indexOf('»') - 1;
  if (own !== undefined) texts.set(example.file, own.replace('«', '').replace('»', ''));
  const files = [...texts].map(([path, text]): ExampleFile => {
    const isOwn = path === example.file;
    if (isOwn && example.fault !== undefined) return { path, fault: example.fault };
    return { path, text, bom: isOwn && example.bom === true };
  });
  for (const [path, fault] of Object.entries(example.faults ?? {})) files.push({ path, fault });
  const { dictionary = [], pictures = null } = example;
  return { files, pictures, dictionary, marked: start < 0 ? null : { start, end } };
}

function edited(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`nothing to edit: ${from}`);
  return text.replace(from, () => to);
}
