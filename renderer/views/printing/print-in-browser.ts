import type { PrintCalls } from '#api/studio/measured-faces.ts';
import { backOf, frontOf, type PrintedEntry, type PrintedSide } from '#api/studio/printed-faces.ts';
import { backIn, bySize } from '#authoring/tools/print/printed-cards.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { picturesStore } from '#renderer/desk/pictures/pictures-store.ts';

interface InBrowser {
  readonly documents: Documents;
  readonly locales: readonly string[];
  readonly entries: readonly PrintedEntry[];
}

type PrintWindow = Window & { readonly studioPrint?: PrintCalls };

/**
 * Opens the page that draws faces in a window of this browser, and its own dialog to print it: one side a page, and once
 * for each size. False: the browser did not let the window open.
 */
export function printInBrowser(asked: InBrowser): boolean {
  const opened = window.open('/print/index.html', '_blank') as PrintWindow | null;
  if (opened === null) return false;
  opened.addEventListener('load', () => void printIn(opened, asked));
  return true;
}

async function printIn(opened: PrintWindow, { documents, locales, entries }: InBrowser): Promise<void> {
  const { studioPrint } = opened;
  if (studioPrint === undefined) return;
  const { at, list } = picturesStore.getState();
  await studioPrint.take({ ...documents }, { at, pictures: [...list] });
  for (const group of bySize(entries)) {
    await studioPrint.layOutSides(sidesOf(group, locales), { kind: 'pages' });
    opened.print();
  }
}

const sidesOf = (entries: readonly PrintedEntry[], locales: readonly string[]): readonly PrintedSide[] =>
  locales.flatMap((locale) =>
    entries.flatMap((entry): readonly PrintedSide[] => [
      frontOf(entry, locale),
      ...(entry.hasBack ? [backOf(entry, backIn(entry, locale))] : []),
    ]),
  );
