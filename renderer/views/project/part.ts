import { projectWords } from '#renderer/desk/words/generated/project-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'project',
  names: localizedText(projectWords, (words) => words.part),
  icon: 'layers',
  home: 'project',
  places: { project: 'main' },
  load: async () => (await import('./project-page.tsx')).ProjectPage,
};
