import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'problems',
  names: localizedText(deskWords, (words) => words.problems),
  icon: 'warning',
  keys: 'Alt+7',
  home: 'cards',
  places: { cards: 'problems', scenarios: 'problems', play: 'problems', project: 'problems' },
  isLandmark: true,
  load: async () => (await import('./problems.tsx')).Problems,
};
