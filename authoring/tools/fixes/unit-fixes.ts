import { withSpacedMarks } from '#authoring/project/localization/form/marks-of-language.ts';
import { languageIn } from '#authoring/project/localization/languages/languages.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { localeTerms } from '#authoring/project/localization/terms/locale-terms.ts';
import { withPreferred } from '#authoring/project/localization/terms/terms-faults.ts';
import { sourceLocaleOf, textsByPath } from '#authoring/project/localization/translation-files.ts';
import type { UnitCode } from '#authoring/project/localization/unit-fault.ts';
import { withoutExtraSpaces } from '#authoring/project/localization/writing-faults.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { isObject, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { setting } from '#engine/kernel/contract/content-fix.ts';
import type { CommonFix, CommonFixer, ProblemContext } from './common-fault.ts';

const pathOf = ({ data }: ProblemContext): readonly string[] => ['units', String(data['key'])];

export function unitOf(fault: ProblemContext): (JsonObject & { readonly t: string }) | null {
  const unit = partAt(fault.documents[fault.file], pathOf(fault));
  return isObject(unit) && typeof unit['t'] === 'string' ? { ...unit, t: unit['t'] } : null;
}

/** With keys in the order of the format. */
export const rewritten = (fault: ProblemContext, title: CommonFix['title'], unit: JsonObject): CommonFix => ({
  ...(title === undefined ? {} : { title }),
  edits: [setting(fault.file, pathOf(fault), unit)],
});

export const markAsSame: CommonFixer = (fault) => {
  const unit = unitOf(fault);
  const title = { ja: '元と同じままにする（same）', en: 'Keep it identical to the source (same)' };
  return unit === null ? [] : [rewritten(fault, title, { ...unit, same: true })];
};

export const fixSameMark: CommonFixer = (fault) => {
  const unit = unitOf(fault);
  if (unit === null) return [];
  const { same: _, ...rest } = unit;
  const original = { ...unit, t: String(fault.data['source']) };
  return [
    rewritten(fault, { ja: 'same を外す', en: 'Remove same' }, rest),
    rewritten(fault, { ja: '元の文と同じにする', en: 'Make it identical to the source text' }, original),
  ];
};

const lookedAt: Text = { ja: '確認済み', en: 'Checked' };

/** Dismisses the warning until the translation or its source changes. */
export const waivedAs =
  (code: UnitCode): CommonFixer =>
  (fault) => {
    const unit = unitOf(fault);
    if (unit === null) return [];
    const of = sourceHash(unit.t);
    const before = Array.isArray(unit['ok']) ? unit['ok'].filter((one) => !isObject(one) || one['code'] !== code) : [];
    const ok = [...before, { code, why: lookedAt[fault.locale], of }];
    const title = { ja: '訳はこのままでよい（ok に書く）', en: 'The translation is correct (record it in ok)' };
    return [rewritten(fault, title, { ...unit, ok })];
  };

export const withoutSpaces: CommonFixer = (fault) => {
  const unit = unitOf(fault);
  const title = { ja: '余分な空白を消す', en: 'Remove the extra spaces' };
  return unit === null || withoutExtraSpaces(unit.t) === unit.t
    ? waivedAs('L10N014')(fault)
    : [rewritten(fault, title, { ...unit, t: withoutExtraSpaces(unit.t) })];
};

const opening = /[「『„“«"]/g;
const closing = /[」』“”»"]/g;

export const useLocaleQuotes: CommonFixer = (fault) => {
  const unit = unitOf(fault);
  const table = languageIn(fault.project.languages, sourceOf(fault.file)?.locale ?? '');
  const quotes = table?.quotes[0];
  if (unit === null || table === null || quotes === undefined) return [];
  const parts = unit.t.replace(/"([^"]*)"/g, '“$1”').split(/([「『„«“][^「」『』„“”«»]*[」』”“»])/);
  const t = parts
    .map((part, i) =>
      i % 2 === 0
        ? part
        : `${quotes[0]}${part.slice(1, -1).replace(opening, '').replace(closing, '').trim()}${quotes[1]}`,
    )
    .join('');
  const title = { ja: 'この言語の引用符にする', en: 'Use the quotes of this language' };
  const spaced = withSpacedMarks({ t, into: table });
  return spaced === unit.t ? [] : [rewritten(fault, title, { ...unit, t: spaced })];
};

export const sourceTextOf = ({ file, data, project }: ProblemContext): string | undefined =>
  textsByPath(project)
    .get(sourceOf(file)?.source ?? '')
    ?.find(({ key }) => key === data['key'])?.text;

export const withPreferredWord: CommonFixer = (fault) => {
  const { file, data, project } = fault;
  const [unit, where, said, instead] = [unitOf(fault), sourceOf(file), String(data['said']), data['nearest']];
  const text = sourceTextOf(fault);
  if (unit === null || where === null || text === undefined || typeof instead !== 'string') return [];
  const from = sourceLocaleOf(project);
  const [source, terms] = [
    project.referred.printed(from, text),
    localeTerms(project.project.terms, from, where.locale),
  ];
  const t = withPreferred({ source, t: unit.t, terms }, said);
  const title = { ja: `「${said}」を「${instead}」にする`, en: `Replace "${said}" with "${instead}"` };
  return t === null ? [] : [rewritten(fault, title, { ...unit, t })];
};

export const useSameTranslation: CommonFixer = (fault) => {
  const unit = unitOf(fault);
  const said = String(fault.data['said']);
  const title = { ja: `「${said}」と訳す`, en: `Translate it as "${said}"` };
  return unit === null ? [] : [rewritten(fault, title, { ...unit, t: said })];
};
