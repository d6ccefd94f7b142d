import type { PrintCalls } from '#api/studio/measured-faces.ts';
import { type PrintedEntry, printedSide } from '#api/studio/printed-faces.ts';
import { bySize } from '#authoring/tools/print/printed-cards.ts';
import { bothSides } from '#authoring/tools/print/printed-sides.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { picturesStore } from '#renderer/desk/pictures/pictures-store.ts';

interface InBrowser {
  readonly documents: Documents;
  readonly locales: readonly string[];
  readonly entries: readonly PrintedEntry[];
}

type PrintWindow = Window & { readonly studioPrint?: PrintCalls };

/** One side per page, with one print dialog per size. False: the popup was blocked. */
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
    const sides = locales.flatMap((locale) => group.flatMap((entry) => bothSides(entry, locale)));
    await studioPrint.layOutSides(sides.map(printedSide), { kind: 'pages' });
    opened.print();
  }
}
