import { documentMeantBy } from '#authoring/text/files/document-path.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import { type ParsedDocument, parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import { type HostedSystem, studioFormat } from '#authoring/text/schema/format-registry.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { ageOf, currentFormat } from '../migrations/migrate.ts';
import { faultyFileProblem } from './files.ts';

export const studioPath = 'studio.json';

/** `studio.json` and the game, or why the project cannot be opened. */
export type OpenedProject =
  | { readonly studio: ParsedDocument; readonly hosted: HostedSystem; readonly problems: readonly Problem[] }
  | { readonly problems: readonly Problem[] };

export function openProject(files: readonly ProjectFile[], systems: readonly HostedSystem[]): OpenedProject {
  const file = files.find(({ path }) => path === studioPath);
  if (file === undefined) return { problems: [problemAt('PRJ001', studioPath, startOfFile, studioMeantIn(files))] };
  if (isFaulty(file)) return unreadable(faultyFileProblem(file));
  const studio = parsedDocumentOf(file, studioFormat);
  const broken = studio.problems.find(({ code }) => code.startsWith('JSN'));
  if (!studio.legible && broken !== undefined) return unreadable(broken);
  const document = isObject(studio.value) ? studio.value : {};
  const version = document['formatVersion'];
  if (ageOf(document).age === 'older') {
    const data = { given: version ?? 0, expected: currentFormat };
    return { problems: [problemAt('PRJ007', studioPath, studio.place(['formatVersion']), data)] };
  }
  if (version !== currentFormat) {
    const data = { given: version ?? null, expected: currentFormat };
    const missing = { given: JSON.stringify(version) };
    return { problems: [problemAt('PRJ003', studioPath, studio.place(['formatVersion']), data, missing)] };
  }
  const given = document['system'];
  const hosted = systems.find(({ system }) => system.id === given);
  if (hosted === undefined) {
    const allowed = systems.map(({ system }) => system.id);
    const near = typeof given === 'string' ? nearest(given, allowed) : undefined;
    const data = { given: given ?? null, allowed, ...(near === undefined ? {} : { nearest: near }) };
    return { problems: [problemAt('PRJ004', studioPath, studio.place(['system']), data)] };
  }
  return { studio, hosted, problems: warnings(studio, document) };
}

function studioMeantIn(files: readonly ProjectFile[]): { readonly nearest?: string } {
  const near =
    files.find(({ path }) => (documentMeantBy(path) ?? path).toLowerCase() === studioPath) ??
    files.find(({ path }) => /^[^/]+\/studio\.json$/.test(path));
  return near === undefined ? {} : { nearest: near.path };
}

function unreadable(why: Problem): OpenedProject {
  return {
    problems: [problemAt('PRJ002', studioPath, why.range, { because: why.code, ...why.data }, { reason: why.message })],
  };
}

function warnings(studio: ParsedDocument, document: { readonly [key: string]: unknown }): Problem[] {
  const problems: Problem[] = [];
  const { locales, sourceLocale } = document;
  if (typeof sourceLocale === 'string' && Array.isArray(locales) && !locales.includes(sourceLocale)) {
    problems.push(problemAt('PRJ006', studioPath, studio.place(['sourceLocale']), { locale: sourceLocale }));
  }
  return problems;
}
