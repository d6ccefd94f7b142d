import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'graph',
  names: { ja: 'シナリオの図', en: 'Scenario graph' },
  icon: 'graph',
  isWide: true,
  load: async () => (await import('./graph-view.tsx')).GraphView,
};
