import { viewIds } from '#renderer/desk/stage/view-ids.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

const found = import.meta.glob<ViewContribution>('../../views/*/view.ts', { import: 'view', eager: true });

export const views: readonly ViewContribution[] = Object.values(found).sort(
  (one, other) => viewIds.indexOf(one.id) - viewIds.indexOf(other.id),
);

export const findView = (id: string): ViewContribution | undefined => views.find((view) => view.id === id);
