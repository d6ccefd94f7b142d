import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { goTo, projectStore } from '#renderer/desk/project/project-store.ts';

export function goToProblem(direction: 1 | -1): void {
  const { problems } = problemsStore.getState();
  const { current } = projectStore.getState();
  const place = cursorStore.getState().places.get(current ?? '');
  const here = sortKey(current ?? '', (place?.line ?? 1) - 1, (place?.column ?? 1) - 1);
  const all = problems
    .map(({ file, range: { start } }) => ({ key: sortKey(file, start.line, start.character), file, ...start }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const beyond = direction === 1 ? all.find(({ key }) => key > here) : all.findLast(({ key }) => key < here);
  const found = beyond ?? all.at(direction === 1 ? 0 : -1);
  if (found !== undefined) goTo({ path: found.file, line: found.line, character: found.character });
}

function sortKey(path: string, line: number, character: number): string {
  return `${path} ${String(line).padStart(8, '0')} ${String(character).padStart(8, '0')}`;
}
