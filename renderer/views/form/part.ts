import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'form',
  names: localizedText(deskWords, ({ views }) => views.form),
  icon: 'form',
  home: 'cards',
  places: { cards: 'main', scenarios: 'text', play: 'text' },
  load: async () => (await import('./form-view.tsx')).FormView,
};
