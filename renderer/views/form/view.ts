import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'form',
  names: localizedText(deskWords, ({ views }) => views.form),
  icon: 'form',
  isBeside: true,
  load: async () => (await import('./form-view.tsx')).FormView,
};
