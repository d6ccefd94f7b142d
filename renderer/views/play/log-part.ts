import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'log',
  names: localizedText(deskWords, (words) => words.log),
  icon: 'log',
  keys: 'Alt+8',
  home: 'play',
  places: { play: 'foot' },
  isLandmark: true,
  load: null,
};
