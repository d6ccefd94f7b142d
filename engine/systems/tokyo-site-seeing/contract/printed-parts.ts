import type { PrintedPart } from '#engine/kernel/system.ts';

/** What lies on the table besides cards and boards. */
export const printedParts = [
  { id: 'scenario', name: { ja: 'シナリオシート', en: 'Scenario sheets' } },
] as const satisfies readonly PrintedPart[];
export type PrintedPartId = (typeof printedParts)[number]['id'];
