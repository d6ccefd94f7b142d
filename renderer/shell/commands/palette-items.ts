import { pathInside } from '#authoring/text/files/package-path.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { joinParts } from '#engine/kernel/basics/text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { PaletteItem } from '#renderer/desk/palette/palette-item.ts';
import { placeOfItem } from '#renderer/desk/project/item-place.ts';
import type { OpenFile } from '#renderer/desk/project/open-file.ts';
import { type EditorTarget, goTo, openFile } from '#renderer/desk/project/project-store.ts';
import { translated } from '#renderer/desk/project/translated.ts';
import { fitness, sought } from '#renderer/desk/sought/match.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { type Locale, otherLocale } from '#renderer/desk/words/locale.ts';
import { readingOf } from '#renderer/desk/words/readings.ts';
import { synonymsOf } from '#renderer/desk/words/synonyms.ts';
import { keyCaps } from '#renderer/kit/keys/keys.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { type Commands, commandGroups } from '#renderer/parts/keys/command.ts';

const { ja, en } = deskWords;

const MOST = 120;

export function recentFirst(items: readonly PaletteItem[], keys: readonly string[]): readonly PaletteItem[] {
  const recent = keys.flatMap((key) => items.find((item) => item.key === key) ?? []);
  return [...recent, ...items.filter((item) => !recent.includes(item))];
}

export function fitting(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  if (query.trim() === '') return items.slice(0, MOST);
  const found = items.flatMap((item) => {
    const badness = fitness(query, item.names);
    return badness === null ? [] : [{ item, badness }];
  });
  found.sort((a, b) => a.badness - b.badness);
  const groups = [...new Set(found.map(({ item }) => item.group))];
  return groups
    .flatMap((group) => found.filter(({ item }) => item.group === group))
    .slice(0, MOST)
    .map(({ item }) => item);
}

/** `only`: ids; null: all. */
export function commandItems(
  commands: Commands,
  only: readonly string[] | null,
  locale: Locale,
): readonly PaletteItem[] {
  return commandGroups.flatMap((group) =>
    commands[group]
      .filter(({ id, canRun }) => only?.includes(id) !== false && canRun?.() !== false)
      .map(({ id, ja: japanese, en: english, keys, isOn, run }) => {
        const [first] = boundKeys(id, keys);
        const names = {
          ja: joinParts([ja.menus[group], japanese], 'ja', 'colon'),
          en: joinParts([en.menus[group], english], 'en', 'colon'),
        };
        const [label, detail] = [names[locale], names[otherLocale(locale)]];
        return {
          key: `command ${id}`,
          group: 'commands' as const,
          icon: isOn?.() === true ? ('check' as const) : null,
          label,
          detail,
          hint: first === undefined ? [] : keyCaps(first),
          names: [
            ...[japanese, english, label, detail, readingOf(japanese), readingOf(names.ja)],
            ...synonymsOf(id),
          ].map(sought),
          run,
        };
      }),
  );
}

export function fileItems(files: ReadonlyMap<string, OpenFile>): readonly PaletteItem[] {
  // Of two equal names the original comes before its translation.
  const isTranslation = (path: string) => Number(path.startsWith('l10n/'));
  const paths = [...files.keys()].sort((a, b) => isTranslation(a) - isTranslation(b));
  return paths.map((path) => ({
    key: `file ${path}`,
    group: 'files',
    icon: 'file',
    label: path.split('/').at(-1) ?? path,
    detail: path,
    hint: [],
    names: [sought(path.split('/').at(-1) ?? path), sought(path)],
    run: () => openFile(path),
  }));
}

/** "Go to line" for a number; else empty. */
export function lineItems(query: string, path: string | null, label: (line: number) => string): readonly PaletteItem[] {
  const match = /^\s*([0-9]+)(?::([0-9]+))?\s*$/.exec(query);
  if (match === null || path === null) return [];
  const [line, column] = [Math.max(1, Number(match[1])), Math.max(1, Number(match[2] ?? 1))];
  const place: EditorTarget = { path, line: line - 1, character: column - 1 };
  const run = () => goTo(place);
  const names = [sought(query)];
  return [
    { key: `line ${line}`, group: 'found', icon: 'file', label: label(line), detail: path, hint: [], names, run },
  ];
}

export function cardItems(documents: Documents, locale: Locale): readonly PaletteItem[] {
  return Object.keys(documents)
    .filter((path) => !/^(l10n|playtests)\//.test(pathInside(path)))
    .flatMap((path) => {
      const document = documents[path] ?? null;
      if (!isObject(document)) return [];
      const inside = Object.entries(document).flatMap(([key, list]) =>
        Array.isArray(list) ? list.map((item: Json, i) => itemOf(documents, path, [key, i], item, locale)) : [],
      );
      return [itemOf(documents, path, [], document, locale), ...inside].filter((item) => item !== null);
    });
}

function itemOf(
  documents: Documents,
  path: string,
  steps: readonly (string | number)[],
  item: Json,
  locale: Locale,
): PaletteItem | null {
  if (!isObject(item)) return null;
  const { id } = item;
  const source = item['name'] ?? item['title'];
  if (typeof id !== 'string' || typeof source !== 'string') return null;
  const english = translated(documents, 'en', path, `${id}/${typeof item['name'] === 'string' ? 'name' : 'title'}`);
  const reading = typeof item['reading'] === 'string' ? item['reading'] : null;
  const [label, other] = locale === 'en' && english !== null ? [english, source] : [source, english];
  const others = [other, reading].filter((name) => name !== null);
  return {
    key: `card ${path} ${steps.join('/')}`,
    group: 'cards',
    icon: 'card',
    label,
    detail: others.join('・'),
    hint: [id],
    names: [label, id, ...others].map(sought),
    run: () => goTo(placeOfItem(path, steps)),
  };
}
