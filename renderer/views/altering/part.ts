import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'altering',
  names: localizedText(deskWords, ({ views }) => views.altering),
  icon: 'pencil',
  home: 'play',
  places: { play: 'foot' },
  isOnceUsed: true,
  load: async () => (await import('./board-editor.tsx')).BoardEditor,
};
