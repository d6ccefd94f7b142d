import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { nameIn, pathInside } from '#authoring/text/files/package-path.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Beginning, Question } from '#engine/kernel/contract/template.ts';
import { languagesToTranslateInto } from './languages.ts';
import { blankOf, changedName, overriding } from './override.ts';
import { playtestBeginning } from './playtest-beginning.ts';

/** Templates for any game. */
export function commonTemplates(project: Diagnosis, systems: readonly HostedSystem[]): readonly Beginning[] {
  const replaceable = replaceableIn(project);
  return [...(replaceable.length === 0 ? [] : [mod(replaceable)]), playtestBeginning(project, systems), locale];
}

interface Replaceable {
  readonly declaration: Declaration;
  readonly list: string;
  readonly entry: JsonObject & { readonly name: string };
  readonly blank: JsonObject;
}

function replaceableIn(project: Diagnosis): readonly Replaceable[] {
  const index = indexOf(project);
  const gone = new Set(project.replaced.map(({ of, id }) => nameIn(of, id)));
  return index.declarations.filter(isCard).flatMap((declaration): readonly Replaceable[] => {
    const { package: owner, file, path } = declaration;
    const reading = owner === null ? undefined : index.readingOf(file);
    if (reading === undefined || reading.format.house || path.length !== 3 || !isObject(reading.value as Json))
      return [];
    const document = reading.value as JsonObject;
    const entry = partAt(document, path.slice(0, -1));
    if (!isObject(entry) || typeof entry['name'] !== 'string' || entry['overrides'] !== undefined) return [];
    if (gone.has(nameIn(owner ?? '', declaration.id))) return [];
    const named = { ...entry, name: entry['name'] };
    return [{ declaration, list: String(path[0]), entry: named, blank: blankOf(document) }];
  });
}

/** Overrides a card of a required project. */
function mod(replaceable: readonly Replaceable[]): Beginning {
  const nameOf = ({ declaration }: Replaceable): string => nameIn(declaration.package ?? '', declaration.id);
  const [first] = replaceable;
  return {
    id: 'mod',
    name: { ja: 'カードの差し替え（MOD）', en: 'Card override (MOD)' },
    questions: (ground) => [
      {
        ...{ kind: 'choice', id: 'of', usual: first === undefined ? '' : nameOf(first) },
        ask: { ja: 'どれを変えますか', en: 'Which entry should be overridden?' },
        choices: replaceable.map((one) => {
          const { id, names, readings } = one.declaration;
          const called = (name: string | undefined) => `${id} ${name ?? one.entry.name}`;
          return {
            value: nameOf(one),
            label: { ja: called(names['ja']), en: called(names['en']) },
            also: [...Object.values(names), ...Object.values(readings)],
          };
        }),
      },
      {
        ...{ kind: 'note', id: 'name', usual: '' },
        ask: {
          ja: '新しい名前は何ですか（空なら「改」を付けます）',
          en: 'What is its new name? (if empty, the name is marked as changed)',
        },
      },
      ...(ground.locale === 'ja' ? [newReading] : []),
    ],
    write: (answers, { locale: language }) => {
      const found = replaceable.find((one) => nameOf(one) === answers['of']);
      if (found === undefined) return [];
      const { reading: was, ...rest } = found.entry;
      const given = answers['name'] ?? '';
      const name = given === '' ? changedName(found.entry.name, language) : given;
      const reading = was === undefined || given === '' ? '' : (answers['reading'] ?? '');
      const entry = { ...overriding(rest, nameOf(found)), name, ...(reading === '' ? {} : { reading }) };
      const file = pathInside(found.declaration.file);
      return [{ kind: 'entry', file, list: found.list, entry, blank: found.blank }];
    },
  };
}

/** Only asked for a new name. */
const newReading: Question = {
  ...{ kind: 'note', id: 'reading', usual: '' },
  ask: { ja: 'どう読みますか（かな）', en: 'How is it read (in kana)?' },
};

const isCard = ({ kinds }: Declaration): boolean => kinds.includes('card');

const locale: Beginning = {
  id: 'locale',
  name: { ja: '翻訳する言語', en: 'Language to translate into' },
  questions: ({ documents, locale: own }) => {
    const studio = documents['studio.json'];
    const taken = isObject(studio) && Array.isArray(studio['locales']) ? studio['locales'].map(String) : [];
    const suggested = languagesToTranslateInto();
    const usual = [own === 'ja' ? 'en' : 'ja', 'de', 'fr', 'ko', 'zh-Hant'].find((one) => !taken.includes(one)) ?? 'it';
    return [
      {
        ...{ kind: 'id', id: 'locale', usual, taken, suggested, pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' },
        ask: { ja: 'どの言語ですか（名前か、de などの略号）', en: 'Which language? (its name, or a code such as de)' },
      },
    ];
  },
  write: ({ locale: wanted = '' }) => [
    { kind: 'entry', file: 'studio.json', list: 'locales', entry: wanted, blank: {} },
  ],
};
