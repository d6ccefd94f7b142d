import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'balance',
  names: localizedText(deskWords, ({ views }) => views.balance),
  icon: 'curves',
  home: 'tests',
  places: { tests: 'main' },
  load: async () => (await import('./balance-view.tsx')).BalanceView,
};
