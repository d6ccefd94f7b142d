import { artOfPrinted, type PrintedThings, type PrintSource } from './art-of-printed.ts';

export interface PictureCredit {
  readonly credit: string;
  readonly files: readonly string[];
}

export function creditsOf(from: readonly PrintSource[], printed: PrintedThings): readonly PictureCredit[] {
  const files = new Map<string, Set<string>>();
  for (const { named, art } of artOfPrinted(from, printed)) {
    const { credit } = art;
    if (typeof credit === 'string') files.set(credit, (files.get(credit) ?? new Set()).add(named.file));
  }
  return [...files].map(([credit, its]) => ({ credit, files: [...its] }));
}

export function creditsText(credits: readonly PictureCredit[]): string {
  return credits.map(({ credit, files }) => `${credit}: ${files.join(', ')}\r\n`).join('');
}
