import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const editorPart: PartContribution = {
  id: 'editor',
  names: localizedText(deskWords, ({ editor }) => editor),
  icon: 'file',
  keys: 'Alt+2',
  home: 'cards',
  places: { cards: 'text', scenarios: 'text', play: 'text' },
  load: null,
};
