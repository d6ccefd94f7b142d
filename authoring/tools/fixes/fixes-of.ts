import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { TextsByPath } from '#authoring/project/documents/project-action.ts';
import { changeOf, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import { changesOf, textFileAt, withTexts } from '#authoring/project/documents/texts-after.ts';
import { oldTextsAfter } from '#authoring/project/localization/note-old-texts.ts';
import { putUnits, type UnitToPut } from '#authoring/project/localization/unit-edits.ts';
import { applyEdits, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import type { ProjectFile, TextFile } from '#authoring/text/files/project-file.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import { textEditsOf } from '#authoring/text/json/json-edits.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import type { ContentEdit, FixOrNone, UnfixableReason } from '#engine/kernel/contract/content-fix.ts';
import type { CommonFix, CommonFixer, ProblemContext } from './common-fault.ts';
import { commonFixes } from './common-fixes.ts';
import { faultOf, rootOf } from './fault-of.ts';
import { type FixOutcome, outcomeOf } from './fix-outcome.ts';
import { titleOf } from './fix-title.ts';
import { updatedTranslation } from './translation-fixes.ts';

/** A verified quick fix. */
export interface Fix {
  readonly title: Text;
  readonly changes: readonly DocumentChange[];
}

export interface FixContext {
  readonly files: readonly ProjectFile[];
  readonly project: Diagnosis;
  readonly ownFixers: { readonly [code: string]: FixOrNone };
  /** Language of the titles and notes. */
  readonly locale: Locale;
  look(files: readonly ProjectFile[]): Diagnosis;
}

const MOST_OFFERED = 4;
const MOST_TRIED = 16;

/** Likeliest first. Every fix has been verified to remove the problem without adding others. */
export function fixesOf(problem: Problem, context: FixContext, most = MOST_OFFERED): readonly Fix[] {
  return best(candidates(problem, context), [problem], context, most);
}

/** One fix for all problems of a code, by the first of their ways that solves all; null if there is none. */
export function fixOfAll(problems: readonly Problem[], context: FixContext): Fix | null {
  const ways = problems.map((problem) => candidates(problem, context));
  const most = Math.max(0, ...ways.map(({ length }) => length));
  const together = Array.from({ length: Math.min(most, MOST_TRIED) }, (_, i): Candidate => {
    const own = ways.flatMap((way) => way[Math.min(i, way.length - 1)] ?? []);
    return { title: allTitle(problems), edits: joined(own) };
  });
  return best(together, problems, context, 1)[0] ?? null;
}

const allTitle = (problems: readonly Problem[]): Text => ({
  ja: `${problems[0]?.code ?? ''} をまとめて直す（${problems.length}件）`,
  en: `Fix all ${problems.length} of ${problems[0]?.code ?? ''}`,
});

export function hasFix(code: string, ownFixers: FixContext['ownFixers']): boolean {
  return fixerOf(code, ownFixers) !== null;
}

/** Null if there may be a fix. */
export function whyNotOf(code: string, ownFixers: FixContext['ownFixers']): UnfixableReason | null {
  const fixer = ownFixers[code] ?? ofHouse[code];
  return typeof fixer === 'object' ? fixer.whyNot : null;
}

interface Candidate {
  readonly title: Text;
  /** By file; in order, without overlaps. */
  readonly edits: ReadonlyMap<string, readonly TextEdit[]>;
}

function best(
  all: readonly Candidate[],
  problems: readonly Problem[],
  context: FixContext,
  most: number,
): readonly Fix[] {
  const clean: Fix[] = [];
  const light: Fix[] = [];
  const seen = new Set<string>();
  for (const candidate of all.slice(0, MOST_TRIED)) {
    const same = JSON.stringify([...candidate.edits]);
    if (seen.has(same) || candidate.edits.size === 0) continue;
    seen.add(same);
    const { fix, outcome } = tried(candidate, problems, context);
    if (outcome === 'clean') clean.push(fix);
    if (outcome === 'light') light.push(fix);
    if (clean.length === most) break;
  }
  // Fixes that uncover other problems are offered only if there are no better ones.
  return clean.length > 0 ? clean : light.slice(0, most);
}

const ofHouse: { readonly [code: string]: (typeof commonFixes)[keyof typeof commonFixes] } = commonFixes;

function fixerOf(code: string, ownFixers: FixContext['ownFixers']): CommonFixer | null {
  const fixer = ownFixers[code] ?? ofHouse[code];
  return typeof fixer === 'function' ? fixer : null;
}

/** Not verified yet. */
export function candidates(problem: Problem, context: FixContext): readonly Candidate[] {
  const file = textFileAt(context.files, problem.file);
  const fixer = fixerOf(problem.code, context.ownFixers);
  if (file === undefined || isRequired(problem.file) || fixer === null) return [];
  const fault = faultOf(problem, file, context);
  if (fault === null) return [];
  return fixer(fault).flatMap((fix) => {
    const edits = editsOf(fix, fault, context.files);
    const first = fix.edits.find((edit): edit is ContentEdit => 'kind' in edit);
    if (edits === null) return [];
    const title = fix.title ?? (first === undefined ? undefined : titleOf(first, fault));
    return title === undefined ? [] : [{ title, edits }];
  });
}

/** Null if a place does not exist or edits overlap. */
function editsOf(fix: CommonFix, fault: ProblemContext, files: readonly ProjectFile[]): Candidate['edits'] | null {
  const byFile = new Map<string, (TextEdit | ContentEdit)[]>();
  for (const edit of fix.edits) {
    const path = 'kind' in edit ? edit.file : fault.file;
    byFile.set(path, [...(byFile.get(path) ?? []), edit]);
  }
  const made = new Map<string, readonly TextEdit[]>();
  for (const [path, edits] of byFile) {
    const file = textFileAt(files, path);
    const its = file === undefined ? null : editsIn(file, edits);
    if (its === null || !isApart(its)) return null;
    made.set(path, its);
  }
  return made;
}

function editsIn(file: TextFile, edits: readonly (TextEdit | ContentEdit)[]): readonly TextEdit[] | null {
  const plain = edits.filter((edit): edit is TextEdit => !('kind' in edit));
  const content = edits.filter((edit): edit is ContentEdit => 'kind' in edit);
  const root = content.length === 0 ? undefined : rootOf(file);
  const units = sourceOf(file.path) === null ? [] : content.flatMap(unitSet);
  const others = content.filter((edit) => units.length === 0 || unitSet(edit).length === 0);
  const made = content.length === 0 ? [] : root === undefined ? null : textEditsOf(file.text, root, others);
  const put = units.length === 0 ? [] : putUnits(file.text, units, []);
  return made === null || put === null ? null : inOrder([...plain, ...made, ...put]);
}

const unitSet = (edit: ContentEdit): readonly UnitToPut[] =>
  edit.kind === 'set' && edit.path.length === 2 && edit.path[0] === 'units'
    ? [{ key: String(edit.path[1]), unit: edit.value as unknown as TranslationUnit }]
    : [];

const inOrder = (edits: readonly TextEdit[]): readonly TextEdit[] => [...edits].sort((a, b) => a.offset - b.offset);
const isApart = (edits: readonly TextEdit[]): boolean =>
  edits.every((one, i) => i === 0 || endOf(edits[i - 1] as TextEdit) <= one.offset);
const endOf = ({ offset, length }: TextEdit): number => offset + length;

/** Of overlapping edits the first wins. */
function joined(all: readonly Candidate[]): Candidate['edits'] {
  const byFile = new Map<string, TextEdit[]>();
  for (const { edits } of all) for (const [path, its] of edits) byFile.set(path, [...(byFile.get(path) ?? []), ...its]);
  return new Map(
    [...byFile].map(([path, its]) => {
      let end = 0;
      const apart = inOrder(its).filter((one) => {
        const fits = one.offset >= end;
        if (fits) end = Math.max(endOf(one), one.offset + 1);
        return fits;
      });
      return [path, apart];
    }),
  );
}

/** Applies a fix and checks the result; translations that become stale or unused are adapted, too. */
function tried(
  { title, edits }: Candidate,
  problems: readonly Problem[],
  context: FixContext,
): { readonly fix: Fix; readonly outcome: FixOutcome } {
  const { files, project, look } = context;
  const first = new Map([...edits].map(([path, its]) => [path, applyEdits(textFileAt(files, path)?.text ?? '', its)]));
  let after: TextsByPath = first;
  let found = look(withTexts(files, after));
  for (const one of leftBehind(project, found)) {
    const now = withTexts(files, after);
    after = new Map([...after, ...tidy(one, { ...context, files: now, project: found }, project)]);
    found = look(withTexts(files, after));
  }
  // Record the source texts of the changed translations
  const noted = [...after.keys()].some((path) => path.startsWith('l10n/')) ? oldTextsAfter(project, found) : null;
  if (noted !== null && noted.before !== null) after = new Map([...after, [noted.path, noted.after]]);
  const isPlain = after === first;
  const changes = isPlain
    ? [...edits].map(([path, its]) => changeOf(path, textFileAt(files, path)?.text ?? '', its))
    : changesOf(after, files);
  return { fix: { title, changes }, outcome: outcomeOf(problems, project, found) };
}

const MOST_LEFT = 60;

/** Translations that became unused or stale. */
function leftBehind(before: Diagnosis, after: Diagnosis): readonly Problem[] {
  const isOf = ({ code }: Problem) => code === 'L10N001' || code === 'L10N002';
  const known = new Set(before.problems.filter(isOf).map(keyOf));
  const left = after.problems.filter((one) => isOf(one) && !known.has(keyOf(one)));
  return left.length > MOST_LEFT ? [] : left;
}
const keyOf = ({ code, file, data }: Problem): string => `${code} ${file} ${String(data['key'])}`;

/** Removes an unused translation and updates a stale one if possible. */
function tidy(problem: Problem, context: FixContext, before: Diagnosis): TextsByPath {
  const { files } = context;
  const file = textFileAt(files, problem.file);
  const fault = file === undefined ? null : faultOf(problem, file, context);
  const fixer = problem.code === 'L10N001' ? commonFixes.L10N001 : updatedTranslation(before);
  const [fix] = fault === null || typeof fixer !== 'function' ? [] : fixer(fault);
  const edits = fault === null || fix === undefined ? null : editsOf(fix, fault, files);
  if (edits === null) return new Map();
  return new Map([...edits].map(([path, its]) => [path, applyEdits(textFileAt(files, path)?.text ?? '', its)]));
}
