import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { entrySentence } from '#authoring/project/sentences/entry-sentence.ts';
import { literally, phraseOf } from '#authoring/project/sentences/speak.ts';
import { fieldsOf, templateFaults } from '#authoring/text/messages/template.ts';
import { meaningOf } from '#authoring/tools/wording/alike.ts';
import { printedTexts } from '#authoring/tools/wording/printed-texts.ts';
import { readEntry } from '#authoring/tools/wording/read-entry.ts';
import { readPhrase, readWording, type WordingContext } from '#authoring/tools/wording/read-wording.ts';
import { wordingContext } from '#authoring/tools/wording/wording-context.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { systems } from '#engine/systems/systems.ts';
import { readProject } from '#host/project/read-project.ts';

const samples = readdirSync('sample-content');
const locales = ['ja', 'en'] as const;
const read = await Promise.all(
  samples.map(async (name) => {
    const { files } = await readProject(`sample-content/${name}`);
    return [name, diagnose(files, hostedSystems)] as const;
  }),
);
const diagnosisOf = new Map<string, (typeof read)[number][1]>(read);

function groundOf(project: string, own: string | null = null, bound: readonly string[] = []): WordingContext {
  const diagnosis = diagnosisOf.get(project);
  const ground = diagnosis === undefined ? null : wordingContext(diagnosis, { own, bound });
  if (ground === null) throw new Error(`no game in ${project}`);
  return ground;
}

const most = read
  .map(([name, diagnosis]) => ({ name, printed: printedTexts(diagnosis).length }))
  .reduce((one, other) => (other.printed > one.printed ? other : one));
const ground = groundOf(most.name);

describe('a sentence that keeps to the words of the language is parsed back', () => {
  it.each(read.flatMap(([name, { system }]) => (system === null ? [] : [[name, system] as const])))(
    'for every word of the game of %s, by its example',
    (name, system) => {
      const lost = system.language.ops.flatMap((op) =>
        locales.flatMap((locale) => {
          const here = groundOf(name, null, ['one', 'n']);
          const said = phraseOf(op.example, locale, literally(here.voice));
          const { readings } = readPhrase(said, locale, op.sort, here);
          return readings.some(({ nodes }) => meaningOf(nodes) === meaningOf([op.example])) ? [] : [said];
        }),
      );
      expect(lost).toEqual([]);
    },
  );

  it.each(samples)('for every whole entry of %s', (name) => {
    const entries = entriesOf(name);
    const lost = entries.flatMap(({ own, entry }) =>
      locales.flatMap((locale) => {
        const here = groundOf(name, own);
        const said = entrySentence(entry, locale, literally(here.voice));
        const { readings } = readEntry(said, locale, here);
        return readings.some((one) => meaningOf(one.entry) === meaningOf(saidOf(entry))) ? [] : [said];
      }),
    );
    expect(lost).toEqual([]);
  });
});

it.each([
  ['の'.repeat(3000)],
  ['PC全員（a）のうち「'.repeat(200)],
  [`${'自分の手札と'.repeat(150)}に同じものがあるなら、`.repeat(3)],
  [`${'1と'.repeat(400)}1の小さい方点`],
  ['カードを1枚引き、'.repeat(120)],
  ['。'.repeat(3000)],
  ['x'.repeat(1_000_000)],
  ['\u0000{}[]|「」\ud800'],
])('a text with a dead end terminates', (text) => {
  expect(readWording(text, 'ja', 'effect', ground).readings).toEqual([]);
  expect(readEntry(text, 'en', ground).readings).toEqual([]);
});

it('every further sentence of a word is well-formed and uses its existing fields', () => {
  const faults = systems.flatMap(({ language }) =>
    language.ops.flatMap(({ id, fields, also = [] }) =>
      also.flatMap((saying) =>
        [saying.ja, saying.en].flatMap((text = '') => {
          const strange = [...fieldsOf(text), ...Object.keys(saying.with ?? {})].filter((one) => !(one in fields));
          const both = [...fieldsOf(text)].filter((one) => saying.with?.[one] !== undefined);
          return [...templateFaults(text), ...strange, ...both].map((fault) => ({ id, text, fault }));
        }),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

function entriesOf(project: string): readonly { readonly own: string | null; readonly entry: JsonObject }[] {
  const diagnosis = diagnosisOf.get(project);
  if (diagnosis === undefined) return [];
  const printed = printedTexts(diagnosis);
  if (printed.length > 0) return printed;
  return Object.entries(diagnosis.project.documents).flatMap(([path, document]) =>
    path.startsWith('l10n/') ? [] : withEffects(document).map((entry) => ({ own: null, entry })),
  );
}

function withEffects(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(withEffects);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(withEffects);
  return Array.isArray((value as JsonObject)['do']) && !('op' in value) ? [value as JsonObject, ...inside] : inside;
}

function saidOf(entry: JsonObject): JsonObject {
  const { when, if: condition, interrupt, targets, reach, after, do: done } = entry;
  const all = {
    interrupt: interrupt === true ? true : undefined,
    ...{ when, if: condition, do: done, after },
    targets: targets === 1 ? undefined : targets,
    reach: reach === 1 ? 1 : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as JsonObject;
}
