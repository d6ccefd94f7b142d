import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { playableOf } from '#authoring/project/play/playable.ts';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import { createFromTemplate, offeredIn, type TemplateContext } from '#authoring/tools/new/begin.ts';
import { runPlaytests } from '#authoring/tools/playtests/run.ts';
import type { Answers, Question } from '#engine/kernel/contract/template.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { beginInFolder, type NewProjectRequest, newThingsInFolder } from '#host/new-project/new-project.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { readProject } from '#host/project/read-project.ts';
import { checkProject } from '#host/reports/check-project.ts';
import { rows } from '../matrix.ts';

let above = '';
beforeEach(async () => {
  above = await mkdtemp(path.join(tmpdir(), 'begin-'));
});
afterEach(() => rm(above, { recursive: true, force: true }));

const asked = (kind: string, more: Partial<NewProjectRequest>): NewProjectRequest => ({
  ...{ folder: path.join(above, 'mine'), kind, answers: {}, system: systemIds[0], title: null },
  ...{ locale: 'ja', write: true, ...more },
});

const told = async (folder: string): Promise<readonly string[]> =>
  (await checkProject(folder)).report.problems
    .filter(({ severity }) => severity !== 'info')
    .map(({ file, code, message }) => `${file} ${code} ${message.en}`);

async function kindsOf(system: string): Promise<readonly string[]> {
  const offered = await newThingsInFolder(asked('empty', { system }));
  return 'kind' in offered ? [] : offered.map(({ kind }) => kind);
}

async function placeIn(folder: string): Promise<TemplateContext> {
  const { files } = await readProject(folder);
  return { files, project: diagnose(files, hostedSystems), systems: hostedSystems, beginningsOf };
}

/** Each possible answer, with the conditions of its question. */
function answersTo({ kind, id, onlyIf, ...question }: Question): readonly Answers[] {
  const needed = onlyIf === undefined ? {} : { [onlyIf.question]: onlyIf.is[0] ?? '' };
  const choices = kind === 'choice' && 'choices' in question ? question.choices : [];
  return choices.map(({ value }) => ({ ...needed, [id]: value }));
}

describe.each(systemIds)('%s', (system) => {
  it.each(['ja', 'en'] as const)(
    'a template produces a valid, playable project, also a second time in the same project (%s)',
    async (locale) => {
      const folder = path.join(above, 'mine');
      for (const kind of ['empty', ...(await kindsOf(system)), ...(await kindsOf(system))]) {
        const outcome = await beginInFolder(asked(kind, { system, locale }));
        // An existing language is not added again: the next one is proposed
        expect([kind, outcome.kind, await told(folder)]).toEqual([kind, 'begun', []]);
      }
      expect('playable' in (await readProjectForPlay(folder))).toBe(true);
    },
  );

  it('with a typo in a file everything else is created, and entries for that file report that it is unreadable', async () => {
    const folder = path.join(above, 'mine');
    for (const kind of ['empty', ...(await kindsOf(system))]) await beginInFolder(asked(kind, { system }));
    const { files } = await readProject(folder);
    const own = files.filter((file) => !file.path.includes(':') && file.path !== 'studio.json' && 'text' in file);
    const told = own.flatMap(({ path: broken }) => {
      const typo = files.map((file) =>
        file.path === broken && 'text' in file ? { ...file, text: file.text.replace(/[}\]]/, 'x$&') } : file,
      );
      const place = { files: typo, project: diagnose(typo, hostedSystems), systems: hostedSystems, beginningsOf };
      return offeredIn(place).map(({ id }) => ({ broken, id, begun: createFromTemplate(place, id, {}) }));
    });
    const wrong = told.filter(({ broken, begun }) => {
      if (begun.kind === 'no-such-list') return !(begun.fault.isBroken && begun.fault.path === broken);
      return begun.kind !== 'begun' || begun.documents.some(({ after }) => soundJson(after) === undefined);
    });
    expect([own.length > 0, told.some(({ begun }) => begun.kind === 'begun'), wrong]).toEqual([true, true, []]);
    expect(told.some(({ begun }) => begun.kind === 'no-such-list')).toBe(true);
  });

  it.each(['ja', 'en'] as const)('every possible answer gives a valid project, one by one (%s)', async (locale) => {
    await beginInFolder(asked('empty', { system, locale }));
    const place = await placeIn(path.join(above, 'mine'));
    const tried = offeredIn(place)
      .filter(({ id }) => id !== 'mod')
      .flatMap(({ id, questions }) => {
        const all = questions.flatMap((question) => answersTo(question).map((given) => [id, given] as const));
        return all.length === 0 ? [] : rows(all, [0]);
      });
    const wrong = tried.flatMap(([kind, given]) => {
      const begun = createFromTemplate(place, kind, given);
      const isClean = begun.kind === 'begun' && begun.problems.every(({ severity }) => severity === 'info');
      return isClean ? [] : [[kind, given, begun]];
    });
    // The built-in templates (a language, a playtest) are tried in any game, also in one without its own
    expect(wrong).toEqual([]);
  });

  it('a new playtest passes as it is, with any number of steps', async () => {
    await beginInFolder(asked('empty', { system }));
    const place = await placeIn(path.join(above, 'mine'));
    const { playable } = playableOf(place.project, hostedSystems);
    if (playable === null) throw new Error('it has errors');
    const ends = ['begins', 'round', 'result'];
    const results = ends.flatMap((until) => {
      const begun = createFromTemplate(place, 'playtest', { until });
      const texts = begun.kind === 'begun' ? begun.documents.map(({ after }) => JSON.parse(after)) : [];
      return texts.flatMap((file) => runPlaytests(until, file, { playable, readSave: () => null }));
    });
    expect(results.map(({ file, ok }) => [file, ok])).toEqual(ends.map((until) => [until, true]));
  });

  it('a copy of the sample is valid, under its own name', async () => {
    await beginInFolder(asked('copy', { system, title: 'わたしのゲーム' }));
    const folder = path.join(above, 'mine');
    const studio = JSON.parse(await readFile(path.join(folder, 'studio.json'), 'utf8'));
    expect([studio.id, studio.title, await told(folder)]).toEqual(['mine', 'わたしのゲーム', []]);
  });

  it('everything replaceable can be replaced without a problem', async () => {
    await beginInFolder(asked('empty', { system }));
    const place = await placeIn(path.join(above, 'mine'));
    const mod = offeredIn(place).find(({ id }) => id === 'mod');
    const of = mod?.questions.find(({ id }) => id === 'of');
    const values = of?.kind === 'choice' ? of.choices.map(({ value }) => value) : [];
    const wrong = (values.length === 0 ? [] : rows(values, [0])).flatMap((value) => {
      const begun = createFromTemplate(place, 'mod', { of: value });
      return begun.kind === 'begun' && begun.problems.every(({ severity }) => severity === 'info')
        ? []
        : [[value, begun]];
    });
    expect(wrong).toEqual([]);
    const missed = mod !== undefined && values.length === 0;
    expect(missed, `the beginning "mod" of ${system} offers nothing in its question "of" that could be replaced`).toBe(
      false,
    );
  });
});
