import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { playableOf } from '#authoring/project/play/playable.ts';
import { gameFormatsOf } from '#authoring/text/formats/game-formats.ts';
import { createFromTemplate, offeredIn, type TemplateContext } from '#authoring/tools/new/begin.ts';
import { runPlaytests } from '#authoring/tools/playtests/run.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { lanternMarket } from './system.ts';

// A game without templates of its own has the built-in ones.

const sound = Object.assign(() => true, { errors: null });
const system = lanternMarket as unknown as RuleSystem;
const validators = Object.fromEntries(gameFormatsOf(system).map(({ id }) => [id, sound]));
const hostedSystems = [{ system, validators }];

const files = ['studio.json', 'market.json'].map((path) => ({
  ...{ path, version: '1' },
  text: readFileSync(`tests/toy-game/project/${path}`, 'utf8'),
}));
const place: TemplateContext = {
  ...{ files, project: diagnose(files, hostedSystems), systems: hostedSystems },
  beginningsOf: () => [],
};

it('offers a playtest and a language', () => {
  expect(offeredIn(place).map(({ id }) => id)).toEqual(['playtest', 'locale']);
});

it('creates playtests that pass, for the smallest and largest number of players', () => {
  const { playable } = playableOf(place.project, hostedSystems);
  if (playable === null) throw new Error('it has errors');
  const seats = offeredIn(place)[0]?.questions.find(({ id }) => id === 'seats');
  const choices = seats?.kind === 'choice' ? seats.choices.map(({ value }) => value) : [];
  const results = choices.flatMap((count) =>
    ['begins', 'result'].flatMap((until) => {
      const begun = createFromTemplate(place, 'playtest', { seats: count, until });
      const [made] = begun.kind === 'begun' ? begun.documents : [];
      return runPlaytests(count, JSON.parse(made?.after ?? '{}'), { playable, readSave: () => null });
    }),
  );
  expect(results.map(({ ok }) => ok)).toEqual(choices.flatMap(() => [true, true]));
  expect(choices.length).toBeGreaterThan(1);
});
