import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'sheet',
  names: { ja: '表', en: 'Sheet' },
  icon: 'sheet',
  isWide: true,
  isOfAll: true,
  load: async () => (await import('./sheet-view.tsx')).SheetView,
};
