import type { ComponentType } from 'react';
import type { ViewId, ViewProps } from './view-list.ts';

/**
 * What each view is drawn with, fetched when it is first opened. Apart from their list: that one is read by the dock,
 * which views read.
 */
export const viewLoads: Readonly<Record<ViewId, () => Promise<ComponentType<ViewProps>>>> = {
  form: async () => (await import('../form/form-view.tsx')).FormView,
  graph: async () => (await import('../graph/graph-view.tsx')).GraphView,
  sheet: async () => (await import('../sheet/sheet-view.tsx')).SheetView,
  gallery: async () => (await import('../gallery/gallery-view.tsx')).GalleryView,
  translations: async () => (await import('../translations/translations-view.tsx')).TranslationsView,
  stops: async () => (await import('../stops/stops-view.tsx')).StopsView,
  history: async () => (await import('../history/history-view.tsx')).HistoryView,
  lines: async () => (await import('../lines/lines-view.tsx')).LinesView,
  tests: async () => (await import('../playtests/tests-view.tsx')).TestsView,
  settings: async () => (await import('../settings/settings-view.tsx')).SettingsView,
  layers: async () => (await import('../layers/layers-view.tsx')).LayersView,
};
