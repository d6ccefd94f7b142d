import type { ComponentType } from 'react';
import type { ViewId, ViewProps } from '#renderer/desk/stage/view-ids.ts';

/**
 * What each view is drawn with, fetched when it is first opened. Apart from their list: that one is read by the dock,
 * which views read.
 */
export const viewLoads: Readonly<Record<ViewId, () => Promise<ComponentType<ViewProps>>>> = {
  form: async () => (await import('#renderer/views/form/form-view.tsx')).FormView,
  graph: async () => (await import('#renderer/views/graph/graph-view.tsx')).GraphView,
  sheet: async () => (await import('#renderer/views/sheet/sheet-view.tsx')).SheetView,
  gallery: async () => (await import('#renderer/views/gallery/gallery-view.tsx')).GalleryView,
  translations: async () => (await import('#renderer/views/translations/translations-view.tsx')).TranslationsView,
  stops: async () => (await import('#renderer/views/stops/stops-view.tsx')).StopsView,
  history: async () => (await import('#renderer/views/history/history-view.tsx')).HistoryView,
  lines: async () => (await import('#renderer/views/lines/lines-view.tsx')).LinesView,
  tests: async () => (await import('#renderer/views/playtests/tests-view.tsx')).TestsView,
  settings: async () => (await import('#renderer/views/settings/settings-view.tsx')).SettingsView,
  layers: async () => (await import('#renderer/views/layers/layers-view.tsx')).LayersView,
};
