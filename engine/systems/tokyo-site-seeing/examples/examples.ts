import { gameExamples } from './game-examples.ts';
import { houseExamples } from './house-examples.ts';
import { packageExamples } from './package-examples.ts';
import type { ExampleFault, ProblemExample } from './problem-example.ts';
import { smallProject } from './small-project.ts';

/** An example of every problem, in the order of the documentation. */
export const examples: readonly ProblemExample[] = [
  ...houseExamples.filter(({ code }) => code.startsWith('PRJ')),
  ...packageExamples,
  ...houseExamples.filter(({ code }) => !code.startsWith('PRJ')),
  ...gameExamples,
];

/** What the codes of this game are about, by their first letters. */
export const areas: { readonly [prefix: string]: string } = {
  EFT: '効果とその文 · Effects and their texts (TOKYO SITE-SEEING)',
  CRD: 'カード · Cards (TOKYO SITE-SEEING)',
  SCN: 'シナリオ · Scenarios (TOKYO SITE-SEEING)',
  CMP: 'キャンペーンの記録 · The campaign record (TOKYO SITE-SEEING)',
  MOD: 'シナリオMOD · Scenario MODs (TOKYO SITE-SEEING)',
  MAT: 'エリアマット · The area mat (TOKYO SITE-SEEING)',
  PCS: 'PC · PCs (TOKYO SITE-SEEING)',
};

/** A file of an example's project. */
export type ExampleFile =
  | { readonly path: string; readonly version: number; readonly text: string; readonly bom: boolean }
  | { readonly path: string; readonly fault: ExampleFault };

export interface BuiltExample {
  readonly files: readonly ExampleFile[];
  /** Offsets of the marked part in the text of the example's file; null where none is marked. */
  readonly marked: { readonly start: number; readonly end: number } | null;
}

/** The small project with an example written into it. */
export function buildExample(example: ProblemExample): BuiltExample {
  const texts = new Map<string, string>(Object.entries(smallProject));
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
    return { path, version: 1, text, bom: isOwn && example.bom === true };
  });
  for (const [path, fault] of Object.entries(example.faults ?? {})) files.push({ path, fault });
  return { files, marked: start < 0 ? null : { start, end } };
}

function edited(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`nothing to edit: ${from}`);
  return text.replace(from, () => to);
}
