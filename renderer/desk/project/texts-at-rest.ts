import type { HeldText } from '../texts/held-text.ts';
import { packTexts } from '../workers/authoring-client.ts';
import { projectStore } from './project-store.ts';

/** How long nobody must have looked at a text, in milliseconds. */
const LOOKED_AT = 3000;

/** A shorter text takes no room, in signs. */
const LONG = 100_000;

/** Periodically compresses long texts without an open tab. Returns a function that stops it. */
export function letTextsRest(): () => void {
  let isPacking = false;
  const timer = setInterval(async () => {
    if (isPacking) return;
    isPacking = true;
    const texts = restingTexts();
    const awake = [...texts].filter(([, text]) => text.few === null).map(([path]) => path);
    await packTexts(awake).catch(() => undefined);
    isPacking = false;
    for (const text of texts.values()) text.rest();
  }, LOOKED_AT);
  return () => clearInterval(timer);
}

function restingTexts(): ReadonlyMap<string, HeldText> {
  const { files, tabs } = projectStore.getState();
  const long = [...files.values()].filter(({ path, fault, written }) => {
    return fault === null && written.length >= LONG && !tabs.includes(path);
  });
  return new Map(long.map(({ path, written }) => [path, written]));
}
