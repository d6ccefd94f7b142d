import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemIds } from '#engine/systems/system-ids.ts';
import type { GeneratedFile } from './generated-file.ts';

/** A list of what each game has of one part, by the ids of games. */
interface GameList {
  readonly path: string;
  readonly list: string;
  /** The file in which a game has it, and how it is called there. */
  part(id: string): { readonly file: string; readonly name: string };
  /** The list's value for a game without such a file; absent: every game must have the file. */
  readonly without?: (id: string) => string;
}

const camelCase = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const nothing = () => '[]';
const inSystem = (file: string, name: string) => (id: string) => ({ file: `engine/systems/${id}/${file}`, name });

/** Where a game has its parts: one folder a room, called as the game, and the files in it called as here. */
const lists: readonly GameList[] = [
  {
    path: 'engine/systems/generated/systems.ts',
    list: 'madeSystems',
    part: (id) => ({ file: `engine/systems/${id}/system.ts`, name: camelCase(id) }),
  },
  {
    path: 'engine/systems/generated/validators.ts',
    list: 'madeValidators',
    part: inSystem('formats/generated/validators.js', 'validators'),
  },
  {
    path: 'engine/systems/generated/beginnings.ts',
    list: 'madeBeginnings',
    part: inSystem('beginnings/beginnings.ts', 'beginnings'),
    without: (id) => `{ name: { ja: '${id}', en: '${id}' }, all: [] }`,
  },
  {
    path: 'engine/systems/generated/fixes.ts',
    list: 'fixesOfGames',
    part: inSystem('checks/fixes.ts', 'fixes'),
    without: () => '{}',
  },
  {
    path: 'engine/systems/generated/playtest-examples.ts',
    list: 'madePlaytestExamples',
    part: inSystem('examples/playtest-examples.ts', 'playtestExamples'),
    without: nothing,
  },
  {
    path: 'engine/systems/generated/problem-examples.ts',
    list: 'madeProblemExamples',
    part: inSystem('examples/problem-examples.ts', 'problemExamples'),
    without: () => '{ areas: {}, examples: [] }',
  },
  {
    path: 'renderer/tables/generated/tables.ts',
    list: 'madeTables',
    part: (id) => ({ file: `renderer/tables/${id}/${id}-table.tsx`, name: `${camelCase(id)}Table` }),
    without: () => "'plain'",
  },
  {
    path: 'scripts/generators/generated/made-for-games.ts',
    list: 'madeForEach',
    part: (id) => ({ file: `scripts/${id}/made-for-game.ts`, name: 'madeForGame' }),
    without: () => '{ golden: [], pages: [] }',
  },
];

const made =
  '// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.\n';

const from = (list: string, file: string): string => path.posix.relative(path.posix.dirname(list), file);

function listFile({ path: listPath, list, part, without }: GameList, ids: readonly string[]): GeneratedFile {
  const imports: string[] = [];
  const entries = ids.map((id) => {
    const { file, name } = part(id);
    if (without !== undefined && !existsSync(file)) return `  '${id}': ${without(id)},`;
    const own = camelCase(id);
    imports.push(`import { ${name === own ? name : `${name} as ${own}`} } from '${from(listPath, file)}';`);
    return `  '${id}': ${own},`;
  });
  const head = imports.length === 0 ? '' : `${imports.join('\n')}\n\n`;
  return { path: listPath, text: `${made}${head}export const ${list} = {\n${entries.join('\n')}\n} as const;\n` };
}

/** A game with its validators as one part that can be fetched, and what fetches each. */
function lateFiles(ids: readonly string[]): readonly GeneratedFile[] {
  const folder = 'engine/systems/generated';
  const hosted = ids.map((id) => ({
    path: `${folder}/${id}/hosted.ts`,
    text: [
      `${made}import { validators } from '../../${id}/formats/generated/validators.js';`,
      `import { ${camelCase(id)} as system } from '../../${id}/system.ts';`,
      '\nexport const hosted = { system, validators };\n',
    ].join('\n'),
  }));
  const entries = ids.map((id) => `  '${id}': async () => (await import('./${id}/hosted.ts')).hosted,`);
  const text = `${made}export const madeLate = {\n${entries.join('\n')}\n} as const;\n`;
  return [...hosted, { path: `${folder}/late.ts`, text }];
}

/** The lists of what each game has, a game a line of `system-ids.ts`. */
export const gameLists = (ids: readonly string[] = systemIds): readonly GeneratedFile[] => [
  ...lists.map((list) => listFile(list, ids)),
  ...lateFiles(ids),
];
