import type { Row } from '#authoring/tools/sheet/rows.ts';
import { followedFiles } from '../project/followed-files.ts';
import { type EditorTarget, placeIn, projectStore } from '../project/project-store.ts';

export function placeOfCard({ file, id, index }: Row): EditorTarget {
  const text = projectStore.getState().files.get(file)?.text ?? '';
  const sections = followedFiles().read(file, text)?.sections ?? [];
  const section = sections.find(({ entries }) => (entries[index]?.value as { id?: unknown } | undefined)?.id === id);
  return { path: file, ...placeIn(text, section?.starts.at(index) ?? 0) };
}
