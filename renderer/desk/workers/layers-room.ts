import * as change from '#authoring/tools/layers/layered-change.ts';
import * as entries from '#authoring/tools/layers/layered-entries.ts';
import * as values from '#authoring/tools/layers/layered-values.ts';

// Loaded when the overrides view is first opened.

export const layersOf = entries.layersOf;
export const layeredValues = values.layeredValues;
export const changedLayers = change.changedLayers;
