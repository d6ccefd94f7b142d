import type { NamedItem } from '#authoring/tools/outline/named-outline.ts';
import type { PaletteItem } from '../palette/palette-item.ts';
import { goTo } from '../project/project-store.ts';
import { sought } from '../sought/match.ts';
import { outlineOf } from './outline-of.ts';

export async function outlineItems(file: string): Promise<readonly PaletteItem[]> {
  const listed = (items: readonly NamedItem[], around: NamedItem | null): readonly PaletteItem[] =>
    items.flatMap((item) => [outlineItem(file, item, around), ...listed(item.children, item)]);
  return listed(await outlineOf(file), null);
}

export async function besideItems(file: string, steps: readonly NamedItem[]): Promise<readonly PaletteItem[]> {
  let items = await outlineOf(file);
  let around: NamedItem | null = null;
  for (const step of steps.slice(0, -1)) {
    around = items.find(({ at }) => at.line === step.at.line && at.character === step.at.character) ?? null;
    items = around?.children ?? [];
  }
  return items.map((item) => outlineItem(file, item, around));
}

function outlineItem(file: string, { id, name, others, at }: NamedItem, around: NamedItem | null): PaletteItem {
  const label = name === '' ? id : name;
  const outer = around === null ? [] : [around.name === '' ? around.id : around.name];
  const where = `${file}:${at.line + 1}`;
  return {
    key: `outline ${where}:${at.character}`,
    group: 'found',
    icon: around === null ? 'card' : 'file',
    label,
    detail: [...outer, ...others, where].join('・'),
    hint: id === '' ? [] : [id],
    names: [id, label, ...others, ...outer].filter((one) => one !== '').map(sought),
    run: () => goTo({ path: file, ...at }),
  };
}
