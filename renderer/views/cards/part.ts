import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'cards',
  names: localizedText(workspaceWords, ({ cardList }) => cardList),
  icon: 'card',
  keys: 'Alt+9',
  home: 'cards',
  places: { cards: 'list', scenarios: 'list' },
  load: async () => (await import('./card-list.tsx')).CardList,
};
