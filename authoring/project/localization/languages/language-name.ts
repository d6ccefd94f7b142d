/** With the script where a language has several: `zh-TW` is `zh-Hant`. */
export function languageName(locale: string): string {
  const known = names.get(locale);
  if (known !== undefined) return known;
  const name = named(locale);
  names.set(locale, name);
  return name;
}
const names = new Map<string, string>();

function named(locale: string): string {
  try {
    const { language, script } = new Intl.Locale(locale).maximize();
    return language === 'zh' ? `zh-${script ?? 'Hans'}` : language;
  } catch {
    return locale;
  }
}
