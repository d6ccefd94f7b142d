import type { PrintedPart } from '#engine/kernel/contract/system.ts';

export const printedParts = [
  { id: 'map', name: { ja: '地図（A4を貼り合わせる）', en: 'Map (A4 sheets to glue together)' } },
] as const satisfies readonly PrintedPart[];
