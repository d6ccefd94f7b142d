import type { Settings } from './settings.ts';

// Separate from the schema, which the page loads later.

/** Defaults. */
export const usualSettings: Settings = {
  'look.theme': 'system',
  'look.language': 'system',
  'look.zoom': 100,
  'look.density': 'normal',
  'look.motion': 'system',
  'editor.fontSize': 13,
  'editor.lineHeight': 21,
  'editor.wrap': true,
  'editor.notes': true,
  'editor.japaneseWords': true,
  'editor.editContext': true,
  'editor.formatOnSave': false,
  'editor.measureFaces': 'all',
  'files.autoSave': 'off',
  'files.autoSaveDelay': 1000,
  'files.dictionaries': '',
  'play.goBackUnasked': false,
  'play.presets': {},
  keys: {},
};

/** Zoom steps in percent. */
export const zoomSteps: readonly number[] = [70, 80, 90, 100, 110, 125, 150, 175, 200];
