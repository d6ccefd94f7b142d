import { nearest } from '#authoring/text/messages/nearest.ts';

/** A locale that was named by hand: one of those that are known, or not, with what was probably meant. */
export type NamedLocale =
  | { readonly kind: 'known'; readonly locale: string }
  | { readonly kind: 'unknown'; readonly isLocale: boolean; readonly nearest: string | undefined };

/** A locale as BCP 47 writes it (`de_de` is `de-DE`); null when it is none. */
function canonicalLocale(written: string): string | null {
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** Which of the locales of a project is meant. Only its very name is taken for it. */
export function localeNamed(written: string, known: readonly string[]): NamedLocale {
  if (known.includes(written)) return { kind: 'known', locale: written };
  const canonical = canonicalLocale(written);
  const isLocale = canonical === written;
  if (canonical !== null && known.includes(canonical)) return { kind: 'unknown', isLocale, nearest: canonical };
  const language = canonical?.split('-', 1)[0];
  const sameLanguage = known.find((one) => one.split('-', 1)[0] === language);
  const meant = sameLanguage ?? nearest(written, known) ?? (isLocale ? undefined : (canonical ?? undefined));
  return { kind: 'unknown', isLocale, nearest: meant };
}
