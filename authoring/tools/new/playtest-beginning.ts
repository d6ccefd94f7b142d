import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { playableOf } from '#authoring/project/play/playable.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { untilWords } from '#authoring/text/formats/playtest/until.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Choices, Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Answers, Beginning, BeginningContext, Question } from '#engine/kernel/contract/template.ts';
import { playThrough } from '../playtests/run.ts';

/** How far the test plays on with passes only. */
const ends = ['begins', 'round', 'result'] as const;
type End = (typeof ends)[number];

const ofEnds: Readonly<Record<End, Text>> = {
  begins: { ja: '始まったところまで', en: 'To its start' },
  round: { ja: '何もせず、1ラウンドが過ぎるまで', en: 'Through one round, with no actions' },
  result: { ja: '何もせず、終わるまで', en: 'To its end, with no actions' },
};

/** The expectation at the end is found by playing. */
export function playtestBeginning(project: Diagnosis, systems: readonly HostedSystem[]): Beginning {
  return {
    id: 'playtest',
    name: { ja: 'プレイテスト', en: 'Playtest' },
    questions: ({ locale, documents }) => {
      const { system } = project;
      return [
        ...(system === null ? [] : setupQuestions(project, system, contentIn(system, documents))),
        {
          ...{ kind: 'text', id: 'name', usual: { ja: 'はじめのテスト', en: 'First test' }[locale] },
          ask: { ja: '何というテストですか', en: 'What is the test called?' },
        },
      ];
    },
    write: (answers, ground) => {
      const blank = { formatVersion: 1, tests: [] };
      const entry = testOf(answers, ground, project, systems) as unknown as JsonObject;
      return [{ kind: 'entry', file: freeFile('playtests', ground.documents), list: 'tests', entry, blank }];
    },
  };
}

const contentIn = (system: RuleSystem, documents: BeginningContext['documents']): Content =>
  system.compile(documents, system.language, null);

/** Options with a single value, seats, and how far it goes. */
function setupQuestions(project: Diagnosis, system: RuleSystem, content: Content): readonly Question[] {
  const names = new Map(indexOf(project).declarations.map((one) => [one.id, one.names]));
  const chosen = system.options
    .filter(({ several }) => !several)
    .flatMap(({ id, name, values }): readonly Question[] => {
      const all = values(content);
      const choices = all.map((value) => {
        const called = (locale: keyof Text): string =>
          `${value} ${names.get(value)?.[locale] ?? names.get(value)?.['ja'] ?? ''}`.trim();
        return { value, label: { ja: called('ja'), en: called('en') } };
      });
      if (choices.length < 2) return [];
      const ask = { ja: `どの${name.ja}ですか`, en: `Which ${name.en.toLowerCase()}?` };
      return [{ kind: 'choice', id, usual: all[0] ?? '', ask, choices }];
    });
  const { least, most } = system.seating(content);
  const seats = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const known = ['begins', ...untilWords(system)];
  return [
    ...chosen,
    {
      ...{ kind: 'choice', id: 'seats', usual: String(most) },
      ask: { ja: '何人で遊びますか', en: 'How many players?' },
      choices: seats.map((count) => ({ value: String(count), label: { ja: `${count}人`, en: String(count) } })),
    },
    {
      ...{ kind: 'choice', id: 'until', usual: 'begins' },
      ask: { ja: 'どこまで進めますか', en: 'How far should it play?' },
      choices: ends.filter((end) => known.includes(end)).map((value) => ({ value, label: ofEnds[value] })),
    },
  ];
}

function testOf(
  answers: Answers,
  { documents }: BeginningContext,
  project: Diagnosis,
  systems: readonly HostedSystem[],
): Playtest {
  const { until = 'begins', name = '' } = answers;
  const setup = { ...setupOf(answers, project.system, documents), seed: 1 };
  const when: Playtest['when'] = until === 'begins' ? [] : [{ until, answer: 'decline' }];
  const test: Playtest = { name, rules: [], given: { table: 'setup', setup }, when, then: { result: null } };
  const { playable } = playableOf(project, systems);
  if (playable === null || when.length === 0) return test;
  const { session, failure } = playThrough(test, { playable, readSave: () => null });
  // If it never gets there, it stops at the set-up
  if (session === null || failure !== null) return { ...test, when: [] };
  return { ...test, then: { result: session.result } };
}

function setupOf(answers: Answers, system: RuleSystem | null, documents: BeginningContext['documents']): JsonObject {
  if (system === null) return {};
  const content = contentIn(system, documents);
  const choices: Choices = Object.fromEntries(
    system.options.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, [answers[id]]] as const])),
  );
  const { least, most } = system.seating(content, choices);
  // The other games of the project may have more seats
  const seats = Math.max(least, Math.min(most, Number(answers['seats'] ?? most)));
  return system.setupFor(content, choices, seats);
}

function freeFile(folder: string, documents: BeginningContext['documents']): string {
  for (let number = 1; ; number++) {
    const file = `${folder}/test-${String(number).padStart(2, '0')}.json`;
    if (!Object.hasOwn(documents, file)) return file;
  }
}
