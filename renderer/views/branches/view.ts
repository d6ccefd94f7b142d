import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'lines',
  names: { ja: '線', en: 'Lines' },
  icon: 'lines',
  load: async () => (await import('./branches-view.tsx')).BranchesView,
};
