import type { CompressedText } from '../texts/compressed-text.ts';
import { inBackground } from '../timing/pending.ts';
import { packTexts } from '../workers/authoring-client.ts';
import { projectStore } from './project-store.ts';

/** Time without access, in milliseconds. */
const LOOKED_AT = 3000;

/** In characters; shorter texts are not compressed. */
const LONG = 100_000;

/** Periodically compresses long texts without an open tab. Returns a function that stops it. */
export function compressIdleTexts(): () => void {
  let isOver = false;
  let callOff = inBackground(() => void pack(), LOOKED_AT);
  async function pack(): Promise<void> {
    const texts = restingTexts();
    const awake = [...texts].filter(([, text]) => text.few === null).map(([path]) => path);
    await packTexts(awake).catch(() => undefined);
    if (isOver) return;
    for (const text of texts.values()) text.rest();
    callOff = inBackground(() => void pack(), LOOKED_AT);
  }
  return () => {
    isOver = true;
    callOff();
  };
}

function restingTexts(): ReadonlyMap<string, CompressedText> {
  const { files, tabs } = projectStore.getState();
  const long = [...files.values()].filter(({ path, fault, written }) => {
    return fault === null && written.length >= LONG && !tabs.includes(path);
  });
  return new Map(long.map(({ path, written }) => [path, written]));
}
