import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { innerOf, type Template, templateFaults, templateOf } from '#authoring/text/messages/template.ts';
import type { GeneratedFile } from './generated-file.ts';

/** The types of the words of the page: of each sentence, what its places are filled with. */
export function pageWords(): readonly GeneratedFile[] {
  return wordFiles().map((file) => {
    const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const faults = wordFaults(words);
    if (faults.length > 0) throw new Error(`${file}: ${faults.join('\n')}`);
    return { path: typesPath(file), text: typesOf(path.basename(file, '.json'), words as Group) };
  });
}

/** The files of words of the page: all JSON files in a folder `words` of the renderer. */
export const wordFiles = (): readonly string[] =>
  readdirSync('renderer', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('renderer', file.replaceAll(path.sep, '/')))
    .filter((file) => /\/words\/[\w-]+\.json$/.test(file))
    .sort();

const typesPath = (file: string): string =>
  path.posix.join(path.dirname(file), 'generated', `${path.basename(file, '.json')}-words.ts`);

interface Group {
  readonly [key: string]: Text | Group;
}
interface Text {
  readonly ja: string;
  readonly en: string;
}
const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean =>
  isGroup(value) && (typeof value['ja'] === 'string' || typeof value['en'] === 'string');

/** What a place takes: words to say, a number to count by, or whether a flag is set. */
type Takes = 'Value' | 'number' | 'boolean';

function placesOf(...texts: readonly string[]): ReadonlyMap<string, Takes> {
  const places = new Map<string, Takes>();
  const put = (field: string, takes: Takes) => {
    if (takes !== 'Value' || !places.has(field)) places.set(field, takes);
  };
  const look = (parts: Template): void => {
    for (const part of parts) {
      if (part.kind === 'places') for (const field of part.fields) put(field, 'Value');
      else if (part.kind === 'flag') put(part.field, 'boolean');
      else if (part.kind === 'number' || part.kind === 'counted') put(part.field, 'number');
      else if ('field' in part) put(part.field, 'Value');
      for (const inner of innerOf(part)) look(inner);
    }
  };
  for (const text of texts) look(templateOf(text));
  return places;
}

/** What is wrong in a file of words, each with its key. */
export function wordFaults(words: unknown, at = ''): readonly string[] {
  if (!isGroup(words)) return [`${at}: this is neither a text nor a group of texts`];
  if (!isText(words))
    return Object.entries(words).flatMap(([key, word]) => wordFaults(word, at === '' ? key : `${at}.${key}`));
  const { ja, en, ...others } = words;
  const more = Object.keys(others).map((key) => `${at}: “${key}” is no language`);
  if (typeof ja !== 'string' || typeof en !== 'string')
    return [...more, `${at}: ${typeof ja === 'string' ? 'en' : 'ja'} is missing`];
  const mute =
    (ja.trim() === '') === (en.trim() === '') ? [] : [`${at}: ${ja.trim() === '' ? 'ja' : 'en'} says nothing`];
  const faults = [ja, en].flatMap((text) =>
    templateFaults(text).map((fault) => `${at}: ${fault.code} at ${fault.at} of “${text}”`),
  );
  const alone = [ja, en].flatMap((text) =>
    pluralsAlone(templateOf(text)).map((field) => `${at}: {${field}} has no plural`),
  );
  const [inJa, inEn] = [placesOf(ja), placesOf(en)];
  const onlyIn = (locale: string, places: typeof inJa, others: typeof inJa) =>
    [...places].flatMap(([field, takes]) =>
      takes === 'Value' && !others.has(field) ? [`${at}: {${field}} is only in ${locale}`] : [],
    );
  const unlike = [...onlyIn('ja', inJa, inEn), ...onlyIn('en', inEn, inJa)];
  return [...more, ...mute, ...faults, ...alone, ...unlike];
}

/** The numbers whose words have one form only. */
const pluralsAlone = (parts: Template): readonly string[] =>
  parts.flatMap((part) => [
    ...(isCounting(part) && part.one === part.many && !('none' in part && part.none !== undefined) ? [part.field] : []),
    ...innerOf(part).flatMap(pluralsAlone),
  ]);

const isCounting = (part: Template[number]) => part.kind === 'number' || part.kind === 'counted';

const pascal = (part: string): string => part.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function typesOf(part: string, words: Group): string {
  const name = pascal(part);
  const camel = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const body = groupType(words, '  ');
  const value = /\bValue\b/.test(body) ? 'type Value, ' : '';
  // Put together, so that these are no imports of this file to what looks for imports
  const taken = (names: string, file: string, how = '') => ['import', names, 'from', `'${file}'${how};`].join(' ');
  return `// Made by \`npm run generate\` from ${part}.json.
${taken(`{ ${value}wordsOf }`, '#renderer/desk/words/words.ts')}
${taken('words', `../${part}.json`, " with { type: 'json' }")}

export interface ${name}Words ${body}

export const ${camel}Words = wordsOf<${name}Words>(words);
`;
}

function groupType(group: Group, indent: string): string {
  const lines = Object.entries(group).map(([key, word]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
    return `${indent}readonly ${name}: ${isText(word) ? textType(word as Text) : groupType(word as Group, `${indent}  `)};`;
  });
  return `{\n${lines.join('\n')}\n${indent.slice(2)}}`;
}

function textType({ ja, en }: Text): string {
  const places = [...placesOf(ja, en)].map(([field, takes]) => `readonly ${field}: ${takes}`);
  return places.length === 0 ? 'string' : `(values: { ${places.join('; ')} }) => string`;
}
