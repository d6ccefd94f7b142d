import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'tests',
  names: { ja: 'テスト', en: 'Tests' },
  icon: 'tests',
  load: async () => (await import('./tests-view.tsx')).TestsView,
};
