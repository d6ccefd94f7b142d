import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'project',
  names: localizedText(workspaceWords, ({ overview }) => overview),
  icon: 'layers',
  home: 'project',
  places: { project: 'main' },
  load: async () => (await import('./project-page.tsx')).ProjectPage,
};
