import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import * as change from '#authoring/tools/overrides/layered-change.ts';
import * as entries from '#authoring/tools/overrides/layered-entries.ts';
import * as values from '#authoring/tools/overrides/layered-values.ts';
import type { Locale } from '../words/locale.ts';

export const layersOf = (project: Diagnosis, { locale }: { readonly locale: Locale }) =>
  entries.layersOf(project, locale);
export const layeredValues = (project: Diagnosis, { key, locale }: { readonly key: string; readonly locale: Locale }) =>
  values.layeredValues(project, key, locale);
export const changedLayers = change.changedLayers;
