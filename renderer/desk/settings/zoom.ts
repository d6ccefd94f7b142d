import { usualSettings, zoomSteps } from '#api/studio/setting-values.ts';
import { changeSetting, setting } from './settings-store.ts';

/** Window pixels per page pixel. */
export function pageScale(): number {
  return setting('look.zoom') / 100;
}

export function zoomBy(direction: 1 | -1): void {
  const now = setting('look.zoom');
  const next = direction === 1 ? zoomSteps.find((step) => step > now) : zoomSteps.findLast((step) => step < now);
  if (next !== undefined) changeSetting('look.zoom', next);
}

export function zoomAsUsual(): void {
  changeSetting('look.zoom', usualSettings['look.zoom']);
}

const SMALLEST = 8;
const LARGEST = 40;
/** Any closer, squiggles touch the next line of Japanese. */
const LEAD = 1.6;

/** By a pixel, with the line height. */
export function zoomTextBy(direction: 1 | -1): void {
  const size = Math.min(LARGEST, Math.max(SMALLEST, setting('editor.fontSize') + direction));
  changeSetting('editor.fontSize', size);
  changeSetting('editor.lineHeight', Math.round(size * LEAD));
}

export function zoomTextAsUsual(): void {
  changeSetting('editor.fontSize', usualSettings['editor.fontSize']);
  changeSetting('editor.lineHeight', usualSettings['editor.lineHeight']);
}
