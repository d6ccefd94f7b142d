import type { Playable } from '#authoring/project/play/playable.ts';
import { factsOfTest, NamesOfProject } from '#authoring/project/playtests/names.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { playtestFormat } from '#authoring/text/formats/playtest/format.ts';
import { didYouMean, fill } from '#authoring/text/messages/messages.ts';
import { problemWords } from '#authoring/text/problems/tell.ts';
import { factsOf } from '#authoring/text/schema/facts.ts';
import type { Format } from '#authoring/text/schema/format-registry.ts';
import { schemasOf } from '#authoring/text/schema/schemas-of.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { entriesOver, type PlaytestContext } from './begin.ts';
import { fail } from './failing.ts';

/** By documents, as variants of a system (watched, without a rule) have the same names. */
const names = new WeakMap<Documents, NamesOfProject>();
function namesOf({ system, documents, formats }: Playable): NamesOfProject {
  const known = names.get(documents) ?? new NamesOfProject(system, documents, formats);
  names.set(documents, known);
  return known;
}

const shapes = new WeakMap<object, Pick<Format, 'schema' | 'definitions'>>();
function shapeOf({ system }: Playable): Pick<Format, 'schema' | 'definitions'> {
  const { vocabulary } = system;
  const { definitions } = shapes.get(vocabulary) ?? schemasOf(system);
  const shape = shapes.get(vocabulary) ?? { schema: playtestFormat(system).schema, definitions };
  shapes.set(vocabulary, shape);
  return shape;
}

/** Unknown names fail everywhere, as they would make negative expectations pass. */
export function expectKnownNames(test: Playtest, session: Session, { playable, readSave }: PlaytestContext): void {
  const { system } = playable;
  const { schema, definitions } = shapeOf(playable);
  const own = factsOf(schema, { tests: [test] }, definitions);
  const inPlay = system.vocabulary.inPlay(session.game);
  const [found] = namesOf(playable).unknownIn(factsOfTest(own, 0), entriesOver(test.given, readSave), inPlay);
  if (found === undefined) return;
  const { path, name, nearest, present } = found;
  const message =
    present === undefined
      ? fill(problemWords['TST001'] as { ja: string; en: string }, { name, instead: didYouMean(nearest) })
      : {
          ja: `「${name}」は、このテストのゲームにいません（いるのは${present.join('、')}）。`,
          en: `"${name}" is not in the game of this test, which has ${present.join(', ')}.`,
        };
  fail(path.join('/'), message, nearest ?? (present === undefined ? null : [...present]), name);
}
