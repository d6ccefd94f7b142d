import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './generated-file.ts';

const systems = 'engine/systems';
/** As help and completion show them: what is spoken of first, then what is done with it. */
const folders = ['selectors', 'amounts', 'conditions', 'effects', 'triggers', 'modifiers'];

/** The words of each game's language: a word is a file in the folder of its sort, and is called as the file is. */
export function opLists(): readonly GeneratedFile[] {
  return readdirSync(systems, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const language = path.posix.join(systems, name, 'language');
      const words = folders.flatMap((folder) =>
        filesIn(path.join(language, folder)).map((file) => ({ file: `../${folder}/${file}`, word: wordOf(file) })),
      );
      return words.length === 0 ? [] : [{ path: `${language}/generated/ops.ts`, text: listOf(words) }];
    });
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .sort();
  } catch {
    return [];
  }
}

/** `lose-ap.ts` holds `loseAp`. */
const wordOf = (file: string): string =>
  file.replace(/\.ts$/, '').replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function listOf(words: readonly { readonly file: string; readonly word: string }[]): string {
  return `// Made by \`npm run generate\` from the files beside this folder.
import type { Op } from '#engine/kernel/language/op.ts';
${words.map(({ file, word }) => `import { ${word} } from '${file}';`).join('\n')}

export const ops: readonly Op[] = [
${words.map(({ word }) => `  ${word},`).join('\n')}
];
`;
}
