import { isForTests } from '#authoring/text/files/playtest-path.ts';
import { fill } from '#authoring/text/messages/messages.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { Format } from '#authoring/text/schema/format-registry.ts';
import { type Documents, RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import { factsOfTest, NamesOfProject } from './names.ts';
import type { PlaytestFile } from './playtest.ts';

/** TST001: unknown names; TST002: overlays that cannot be applied. `below`: documents of required projects. */
export function playtestProblems(
  readings: readonly ParsedDocument[],
  below: readonly ParsedDocument[],
  system: RuleSystem,
  documents: Documents,
  formats: readonly Format[],
): Problem[] {
  const playtests = readings.filter(({ format, sound }) => format.id === 'playtest' && sound);
  if (playtests.length === 0) return [];
  const sound = [...below, ...readings].filter((reading) => reading.sound);
  const idsIn = (path: string) => sound.flatMap(({ file, facts }) => (file.path === path ? [facts.ids] : []));
  const names = new NamesOfProject(system, withoutTests(documents), formats, idsIn);
  return playtests.flatMap((reading) => problemsOf(reading, names, system));
}

function problemsOf(reading: ParsedDocument, names: NamesOfProject, system: RuleSystem): Problem[] {
  const { tests } = reading.value as PlaytestFile;
  return tests.flatMap(({ given: { content } }, at) => {
    try {
      return names
        .unknownIn(factsOfTest(reading.own, at), content)
        .map(({ path, ...data }) =>
          problemAt('TST001', reading.file.path, placeOf(reading, ['tests', at, ...path]), data),
        );
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const { code, data } = error.refusal;
      const reason = fill(system.words.refusals[code] ?? { ja: code, en: code }, data);
      const place = reading.place(['tests', at, 'given', 'content'], 'thing');
      return [problemAt('TST002', reading.file.path, place, data, { reason })];
    }
  });
}

function placeOf(reading: ParsedDocument, path: readonly (string | number)[]) {
  const isKey = reading.own.named.some((one) => one.isKey && one.path.join('/') === path.join('/'));
  const key = path.at(-1);
  return isKey ? reading.place(path.slice(0, -1), { key: String(key) }) : reading.place(path);
}

function withoutTests(documents: Documents): Documents {
  return Object.fromEntries(Object.entries(documents).filter(([path]) => !isForTests(path)));
}
