import { projectStore } from '../project/project-store.ts';

/** The id of the project that is open, as its studio.json says it; empty while that says none. */
export function projectId(): string {
  try {
    const { id } = JSON.parse(projectStore.getState().files.get('studio.json')?.text ?? '') as {
      readonly id?: unknown;
    };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}
