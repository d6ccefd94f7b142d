import { nearest } from '#authoring/text/messages/nearest.ts';

export type NamedLocale =
  | { readonly kind: 'known'; readonly locale: string }
  | { readonly kind: 'unknown'; readonly isLocale: boolean; readonly nearest: string | undefined };

/** In BCP 47 form (`de_de` is `de-DE`); null if it is no locale. */
function canonicalLocale(written: string): string | null {
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** Only the exact name counts as known. */
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
