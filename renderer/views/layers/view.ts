import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'layers',
  names: { ja: 'MODの重なり', en: 'MOD layers' },
  icon: 'layers',
  isWide: true,
  load: async () => (await import('./layers-view.tsx')).LayersView,
};
