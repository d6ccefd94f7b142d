import type { LanguageForm } from '../languages/form/language-form.ts';
import { listed, type UnitCheck, type UnitFault } from '../unit-fault.ts';

const wideLetters = /[\uff0b\uff0d\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/;
const wideDigits = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/;
const halfKana = /[\uff61-\uffdc]+/;

/** L10N039: letters and digits of a width that the language does not use. */
export function widthFault({ source, t, into }: UnitCheck): UnitFault | null {
  const found = widthOf(t, source, into).exec(t);
  return found === null ? null : { code: 'L10N039', data: { said: found[0], meant: found[0].normalize('NFKC') } };
}

function widthOf(t: string, source: string, into: UnitCheck['into']): RegExp {
  if (halfKana.test(t)) return halfKana;
  if (into?.form.isNarrow === true) return wideLetters;
  return into === null || wideDigits.test(source) ? halfKana : wideDigits;
}

export const withUsualWidth = ({ source, t, into }: Pick<UnitCheck, 'source' | 't' | 'into'>): string =>
  t.replace(new RegExp(widthOf(t, source, into), 'g'), (found) => found.normalize('NFKC'));

/** Ligatures, radicals and ideographs that stand for others. */
const compatible = /[\ufb00-\ufb06\uf900-\ufaff\u2e80-\u2fdf\u{2f800}-\u{2fa1f}]/gu;

export const inUsualForm = (t: string): string =>
  t.normalize('NFC').replace(compatible, (found) => found.normalize('NFKC'));

/** L10N040: letters in a form that only looks the same. */
export function formFault({ t }: UnitCheck): UnitFault | null {
  const usual = inUsualForm(t);
  if (usual === t) return null;
  let at = 0;
  while (t[at] === usual[at]) at++;
  const from = Math.max(0, at - 1);
  const code = (t.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { code: 'L10N040', data: { said: `U+${code}`, meant: usual.slice(from, at + 2) } };
}

/** Characters that no language needs, in addition to those that TXT001 finds in all documents. */
const invisible =
  /\u00ad|\u034f|\u115f|\u1160|[\u180b-\u180d]|\u180e|[\u2061-\u2064]|\u3164|[\ufe00-\ufe0e]|\uffa0|(?<=[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}])[\u200c\u200d]/gu;

/** L10N041: invisible characters. */
export function invisibleFault({ t }: UnitCheck): UnitFault | null {
  const found = t.match(invisible);
  if (found === null) return null;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { code: 'L10N041', data: { said: `U+${code}` } };
}

export const withoutInvisible = (t: string): string => t.replace(invisible, '');

/** L10N047: characters that are written otherwise in this language. */
export function variantFault({ t, into }: UnitCheck): UnitFault | null {
  if (into === null) return null;
  const wrong = Object.keys(into.form.variants).find((one) => t.includes(one));
  return wrong === undefined
    ? null
    : { code: 'L10N047', data: { said: wrong, meant: into.form.variants[wrong] ?? '' } };
}

export const withVariants = ({ t, into }: Pick<UnitCheck, 't' | 'into'>): string =>
  Object.entries(into?.form.variants ?? {}).reduce((now, [wrong, right]) => now.replaceAll(wrong, right), t);

const word = /\p{L}{2,}/gu;

/** L10N043: words that are written with accents. */
export function accentFault({ t, source, into }: UnitCheck): UnitFault | null {
  if (into === null) return null;
  const { plain, digraphs } = into.form;
  const found =
    (t.match(word) ?? []).find((one) => Object.hasOwn(plain, one.toLowerCase())) ?? digraphs?.pattern.exec(t)?.[0];
  if (found === undefined || source.includes(found)) return null;
  return { code: 'L10N043', data: { said: found, meant: accented(found, into.form) } };
}

export const withAccents = ({ t, into }: Pick<UnitCheck, 't' | 'into'>): string =>
  into === null ? t : t.replace(word, (found) => accented(found, into.form));

function accented(found: string, { plain, digraphs }: LanguageForm): string {
  const small = found.toLowerCase();
  if (Object.hasOwn(plain, small)) return likeCase(found, plain[small] ?? found);
  if (digraphs?.pattern.test(found) !== true) return found;
  return found.replace(/(?<![aeäoqu])ue|[ao]e/g, (two) => digraphs.letters[two] ?? two);
}

const likeCase = (like: string, text: string): string =>
  like[0] === like[0]?.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** L10N046: forms of a plural that the language does not have. */
export const formsFault = ({ strangeForms = [] }: UnitCheck): UnitFault | null =>
  strangeForms.length === 0 ? null : { code: 'L10N046', data: { said: listed(strangeForms) } };
