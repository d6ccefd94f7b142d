import { describe, expect, it } from 'vitest';
import { type PartId, partIds } from '#renderer/desk/stage/dock-parts.ts';
import { usualMeasures } from '#renderer/shell/dock/default-layout.ts';
import { strays } from '#renderer/shell/dock/gather.ts';
import { drawn, layoutIds, sizesOf } from '#renderer/shell/dock/layout-sizes.ts';
import { columns, EDITOR, fitWidths, least, roomFor } from '#renderer/shell/dock/room.ts';

// Windows of 1440 × 900, 1280 × 800 and 1024 × 640, without the bars around the dock.
const desks = [
  { width: 1440, height: 830 },
  { width: 1280, height: 730 },
  { width: 1024, height: 570 },
];
const besides = ['view:sheet', 'view:graph', 'problems'];

/** The columns next to the editors after choosing a layout on a desk where `besides` had its own column. */
function columnsOf(id: (typeof layoutIds)[number], desk: (typeof desks)[number], beside: string) {
  const seen = new Set<PartId>([...drawn[id].parts, ...partIds.filter((part) => part === beside)]);
  const groups = [
    { id: 'text', panels: ['file:cards/weapons.json'] },
    { id: 'column', panels: [beside] },
    ...[...seen].filter((part) => part !== beside).map((part) => ({ id: part, panels: [part] })),
  ];
  const gathered = strays(groups)?.panels ?? [];
  const left = groups.flatMap(({ panels }) => panels.filter((panel) => !gathered.includes(panel)));
  const isColumn = (part: string) => left.includes(part) && !(part === 'face' && roomFor(desk) !== 'all');
  const wanted = { ...usualMeasures(desk.width), ...sizesOf(id, desk) };
  const views = left.filter((panel) => panel.startsWith('view:'));
  const widths = columns.filter(isColumn).map((part) => [part, wanted[part]] as const);
  return { views, widths: fitWidths(desk.width, Object.fromEntries(widths)), wanted };
}

describe.each(layoutIds)('the layout %s', (id) => {
  it.each(desks.flatMap((desk) => besides.map((beside) => [desk.width, beside, desk] as const)))(
    'at %i px, with %s open, leaves every column and the editor enough room',
    (_, beside, desk) => {
      const { views, widths, wanted } = columnsOf(id, desk, beside);
      expect(views).toEqual([]);
      const crushed = columns.filter((part) => (widths[part] ?? least[part]) < least[part]);
      const text = desk.width - Object.values(widths).reduce((sum, one) => sum + one, 0);
      expect({ crushed, hasText: text >= EDITOR }).toEqual({ crushed: [], hasText: true });
      // Problems and the log share the row below the text
      expect(text - (drawn[id].parts.includes('log') ? wanted.log : 0) >= 120).toBe(true);
    },
  );
});
