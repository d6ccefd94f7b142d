import { useStore } from 'zustand';
import type { FormatAge } from '#authoring/project/migrations/migrate.ts';
import { ageOfProject, isReadOnlyIn } from '#renderer/desk/project/project-format.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

export function useReadOnly(path: string): boolean {
  return useStore(projectStore, (state) => isReadOnlyIn(path, state.files));
}

export function useAgeOfProject(): FormatAge {
  return useStore(projectStore, (state) => ageOfProject(state.files));
}
