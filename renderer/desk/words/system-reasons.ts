import { systemReasonWords } from './generated/system-reason-words.ts';
import type { Locale } from './locale.ts';

/** Why something could not be written: as a part of the desk says it, else what the system's code means. */
export function reasonOf(own: Readonly<Record<string, string>>, code: string, locale: Locale): string {
  const { known, other } = systemReasonWords[locale];
  const reasons: Readonly<Record<string, string>> = { ...known, ...own };
  return Object.hasOwn(reasons, code) ? (reasons[code] as string) : other({ code });
}
