import type { SourceLocation } from '#authoring/project/index/source-locations.ts';
import type { PaletteItem } from '../palette/palette-item.ts';
import { goTo, projectStore } from '../project/project-store.ts';
import { sought } from '../sought/match.ts';
import type { Locale } from '../words/locale.ts';
import type { Declared } from '../workers/authoring-calls.ts';
import { authoring } from '../workers/authoring-client.ts';

export function placeItem({ file, range: { start } }: SourceLocation, label: string, hint: string): PaletteItem {
  const where = `${file}:${start.line + 1}`;
  return {
    key: `place ${where}:${start.character}`,
    group: 'found',
    icon: 'file',
    label,
    detail: where,
    hint: [hint],
    names: [label, where, hint].map(sought),
    run: () => goTo({ path: file, ...start }),
  };
}

export async function declaredItems(locale: Locale): Promise<readonly PaletteItem[]> {
  return (await authoring().call('declarations', { file: null })).map((one) => declaredItem(one, locale));
}

export async function entryItems(): Promise<readonly PaletteItem[]> {
  const { current } = projectStore.getState();
  if (current === null) return [];
  return (await import('./outline-items.ts')).outlineItems(current);
}

function declaredItem(declared: Declared, locale: Locale): PaletteItem {
  const { id, names, readings } = declared;
  const label = names[locale] ?? Object.values(names)[0] ?? id;
  const others = [...Object.values(names), ...Object.values(readings)].filter((one) => one !== label);
  return {
    ...placeItem(declared, label, id),
    icon: 'card',
    detail: [...others, `${declared.file}:${declared.range.start.line + 1}`].join('・'),
    names: [id, label, ...others].map(sought),
  };
}
