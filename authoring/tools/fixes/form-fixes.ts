import { withRightCounts } from '#authoring/project/localization/form/counted-faults.ts';
import { withoutDoubles } from '#authoring/project/localization/form/doubled-faults.ts';
import { withEnd } from '#authoring/project/localization/form/ends-faults.ts';
import {
  withoutEscapes,
  withoutNotes,
  withRightEncoding,
} from '#authoring/project/localization/form/leftover-marks.ts';
import {
  inUsualForm,
  withAccents,
  withoutInvisible,
  withUsualWidth,
  withVariants,
} from '#authoring/project/localization/form/letters-faults.ts';
import { withApostrophes, withSpacedMarks } from '#authoring/project/localization/form/marks-of-language.ts';
import { languageIn } from '#authoring/project/localization/languages/languages.ts';
import type { UnitCheck } from '#authoring/project/localization/unit-fault.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { CommonFixer } from './common-fault.ts';
import { rewritten, sourceTextOf, unitOf, waivedAs } from './unit-fixes.ts';

/** How a text is written right, where only one way is. */
const corrections = {
  L10N032: withEnd,
  L10N033: withoutDoubles,
  L10N036: ({ t }) => withApostrophes(t),
  L10N037: withSpacedMarks,
  L10N038: withRightCounts,
  L10N039: withUsualWidth,
  L10N040: ({ t }) => inUsualForm(t),
  L10N041: ({ t }) => withoutInvisible(t),
  L10N042: ({ t }) => withRightEncoding(t),
  L10N043: withAccents,
  L10N044: ({ t }) => withoutEscapes(t),
  L10N045: ({ t }) => withoutNotes(t),
  L10N047: withVariants,
} as const satisfies { readonly [code: string]: (beside: Pick<UnitCheck, 'source' | 't' | 'into'>) => string };

export const written =
  (code: keyof typeof corrections): CommonFixer =>
  (fault) => {
    const [unit, source] = [unitOf(fault), sourceTextOf(fault)];
    const into = languageIn(fault.project.languages, sourceOf(fault.file)?.locale ?? '');
    const t = unit === null || source === undefined ? unit?.t : corrections[code]({ source, t: unit.t, into });
    const title = { ja: `「${t}」と書く`, en: `Write "${t}"` };
    const waived = waivedAs(code)(fault);
    return unit === null || t === undefined || t === unit.t
      ? waived
      : [rewritten(fault, title, { ...unit, t }), ...waived];
  };

export const withoutStrangeForms: CommonFixer = (fault) => {
  const unit = unitOf(fault);
  if (unit === null || !isObject(unit['forms'])) return [];
  const { forms, ...rest } = unit;
  const strange = fault.data['said'];
  const kept = Object.entries(forms as object).filter(([form]) => !(Array.isArray(strange) && strange.includes(form)));
  const now = kept.length === 0 ? rest : { ...rest, forms: Object.fromEntries(kept) };
  return [
    rewritten(fault, { ja: 'この言語にない形を消す', en: 'Remove the forms that this language does not have' }, now),
  ];
};
