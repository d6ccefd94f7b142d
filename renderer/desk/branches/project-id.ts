import { projectStore } from '../project/project-store.ts';

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
