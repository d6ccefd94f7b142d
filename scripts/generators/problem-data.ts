import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf, templateFaults } from '#authoring/text/messages/template.ts';
import type { GeneratedFile } from './generated-file.ts';

interface Sentences {
  readonly [code: string]: { readonly ja: string; readonly en: string };
}

/** The places where sentences of problems stand: those of the house, of the checks that games share, and of each game. */
const folders = (): readonly string[] => [
  'authoring/text/words',
  ...['engine/library', 'engine/systems'].flatMap((room) => readdirSync(room).map((name) => `${room}/${name}/words`)),
];

/** What each problem is about, as its sentences say it: whoever tells of it without one of these does not compile. */
export function problemData(): readonly GeneratedFile[] {
  return folders().flatMap((folder) => {
    const words = path.posix.join(folder, 'problems.json');
    if (!existsSync(words)) return [];
    const sentences = JSON.parse(readFileSync(words, 'utf8')) as Sentences;
    const text = typesOf(sentences, folder.startsWith('engine/') ? 'Json' : 'unknown');
    return [{ path: `${folder}/generated/problem-data.ts`, text }];
  });
}

/** The content of a game is JSON all through; what the house speaks of is not. */
function typesOf(sentences: Sentences, value: 'Json' | 'unknown'): string {
  const lines = Object.entries(sentences).map(([code, { ja, en }]) => {
    for (const text of [ja, en])
      for (const { code: fault, at } of templateFaults(text))
        throw new Error(`${code}: ${fault} at ${at} of “${text}”`);
    const names = new Set([...fieldsOf(ja), ...fieldsOf(en)]);
    // The clause that names the nearest right word is left out where there is none
    const fields = [...names].map((name) => `readonly ${name === 'instead' ? 'nearest?' : name}: ${value}`);
    return `  readonly ${code}: { ${fields.length === 0 ? 'readonly [name: string]: never' : fields.join('; ')} };`;
  });
  const imports = value === 'Json' ? "import type { Json } from '#engine/kernel/basics/json.ts';\n\n" : '';
  return `// Made by \`npm run generate\` from problems.json.
${imports}export interface ProblemData {
${lines.join('\n')}
}
`;
}
