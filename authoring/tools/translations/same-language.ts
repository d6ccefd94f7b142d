/** The same language in the same script; a locale without a region stands for any. False: no locales. */
export function isSameLanguage(one: string, other: string): boolean {
  const [a, b] = [localeOf(one), localeOf(other)];
  if (a === null || b === null) return one.toLowerCase() === other.toLowerCase();
  const [whole, otherWhole] = [a.maximize(), b.maximize()];
  return (
    whole.language === otherWhole.language &&
    whole.script === otherWhole.script &&
    (a.region === undefined || b.region === undefined || a.region === b.region)
  );
}

/** Written the same but for letter case and underscores. */
export const isSameLocale = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (locale: string): string => locale.replaceAll('_', '-').toLowerCase();

function localeOf(written: string): Intl.Locale | null {
  try {
    return new Intl.Locale(plain(written));
  } catch {
    return null;
  }
}
