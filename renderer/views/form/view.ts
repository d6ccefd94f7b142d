import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'form',
  names: { ja: 'フォーム', en: 'Form' },
  icon: 'form',
  isBeside: true,
  load: async () => (await import('./form-view.tsx')).FormView,
};
