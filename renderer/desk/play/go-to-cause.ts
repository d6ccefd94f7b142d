import { documentsOf } from '../project/documents.ts';
import { goToEffect } from '../project/effect-place.ts';
import { projectStore } from '../project/project-store.ts';

export const goToCause = (way: string): void => goToEffect(documentsOf(projectStore.getState().files), way);
