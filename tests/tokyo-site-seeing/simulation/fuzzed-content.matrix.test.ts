import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effectFaults } from '#authoring/project/diagnostics/effects/effect-problems.ts';
import { severityOf } from '#authoring/text/problems/tell.ts';
import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { uses } from '#engine/kernel/language/nodes-in.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { times } from '../../matrix.ts';
import { sample } from '../sample.ts';
import { WrittenEffects } from './written-effects.ts';

// Every text of the sample game is replaced by random texts from the table of words, with huge numbers among them. More
// of it: FUZZ_SEED=7 FUZZ_RUNS=1000 npx vitest run tests/tokyo-site-seeing/simulation/fuzzed-content.matrix.test.ts
const { FUZZ_SEED = '1', FUZZ_RUNS = times(400, 10) } = process.env;

const system: RuleSystem = tokyoSiteSeeing;
const words = new WrittenEffects(
  // An effect that ends the game immediately would end most games
  system.language.ops.filter(({ id }) => id !== 'loseGame' && id !== 'clearScenario'),
  {
    card: ['I-01', 'W-01', 'T-01', 'A-01', 'SC00-01', 'SC00-02', 'SC00-03'],
    area: ['SNG', 'SBY', 'SITE'],
    word: ['follower', 'vehicle'],
    mod: ['SM-01', 'SM-02'],
  },
);

/** The n-th entry of the sample takes the n-th of these lists, cyclically. */
const texts = fc.record({
  effects: fc.array(fc.array(words.node('effect', 4), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 30 }),
  modifiers: fc.array(words.node('modifier', 3), { minLength: 1, maxLength: 5 }),
  triggers: fc.array(words.node('trigger', 2), { minLength: 1, maxLength: 8 }),
  conditions: fc.array(words.node('condition', 3), { minLength: 1, maxLength: 5 }),
});
type Texts = typeof texts extends fc.Arbitrary<infer T> ? T : never;

function rewritten(given: Texts, kept: ReadonlySet<string>): Documents {
  const next = { effects: 0, modifiers: 0, triggers: 0, conditions: 0 };
  const take = (kind: keyof Texts): Json => given[kind][next[kind]++ % given[kind].length] as Json;
  const walk = (value: Json, path: string): Json => {
    if (Array.isArray(value)) return value.map((one: Json, i) => walk(one, `${path}/${i}`));
    if (!isObject(value)) return value;
    if (!Array.isArray(value['do']) || 'op' in value)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, `${path}/${key}`)]));
    const entry = {
      ...value,
      do: value['when'] === 'constant' ? [take('modifiers')] : take('effects'),
      ...(isObject(value['when']) ? { when: take('triggers') } : {}),
      ...(isObject(value['if']) ? { if: take('conditions') } : {}),
    };
    // A scenario that cannot end is not played
    return kept.has(path) || uses(value, 'clearScenario') ? value : entry;
  };
  return Object.fromEntries(Object.entries(sample).map(([path, document]) => [path, walk(document, path)]));
}

interface Wrong {
  readonly file: string;
  readonly path: readonly (string | number)[];
}

/** Documents the studio would play: an entry with an error is reverted. */
function playable(given: Texts): Documents | null {
  const kept = new Set<string>();
  for (let tries = 0; tries < 4; tries++) {
    const documents = rewritten(given, kept);
    const errors: readonly Wrong[] = [
      ...system.check(documents, []).filter(({ severity }) => severity === 'error'),
      ...Object.entries(documents).flatMap(([file, document]) =>
        effectFaults(document, system.language)
          .filter(({ told }) => severityOf(told.code) === 'error')
          .map(({ path }) => ({ file, path })),
      ),
    ];
    if (errors.length === 0) return documents;
    for (const { file, path } of errors)
      for (let end = 1; end <= path.length; end++) kept.add(`${file}/${path.slice(0, end).join('/')}`);
  }
  return null;
}

const setups: readonly JsonObject[] = [
  { players: [{ pcs: ['procurer'] }, { pcs: ['engineer'] }, { pcs: ['negotiator'] }, { pcs: ['gangster'] }] },
  { players: [{ pcs: ['engineer'] }], botCards: ['procurer', 'negotiator', 'gangster'] },
  { players: [{ pcs: ['gangster', 'negotiator'], variant: 'twoPcs' }] },
];

/** A content loop, reported with the nodes that ran; anything else is a defect of ours. */
function isTold(error: unknown): boolean {
  return error instanceof EngineFault && ['loop', 'depth'].includes(error.code) && error.effects.length > 0;
}

function played(content: Content, setup: JsonObject, seed: number, decisions: number): string | null {
  const session = Session.open(system, content, { ...setup, seed });
  const next = stream(seed, 'fuzz');
  for (let n = 0; n < decisions && session.decision !== null; n++) {
    const { decision } = session;
    const options = session.options();
    const option = options[Math.floor(next() * options.length)] as (typeof options)[number];
    try {
      session.choose(option);
    } catch (error) {
      if (!isTold(error)) throw error;
      if (session.decision !== decision) return `left a trace: ${String(error)}`;
    }
    const [broken] = system.brokenLaws(session.game);
    if (broken !== undefined) return `${broken} after ${JSON.stringify(session.entries.at(-1))}`;
  }
  const again = Session.load(system, content, JSON.parse(JSON.stringify(session.save())));
  return again.running.stateText() === session.running.stateText() ? null : 'saved and loaded, it is another';
}

it('no content crashes the engine, hangs it, loses a card or counts below zero', () => {
  fc.assert(
    fc.property(texts, fc.nat(999), (given, seed) => {
      const documents = playable(given);
      fc.pre(documents !== null);
      const content = system.compile(documents, system.language, null) as Content;
      try {
        expect(played(content, setups[seed % setups.length] as JsonObject, seed, 150)).toBe(null);
      } catch (error) {
        if (!isTold(error)) throw error;
      }
    }),
    { seed: Number(FUZZ_SEED), numRuns: Number(FUZZ_RUNS) },
  );
});

it('every word of the language is tried', () => {
  const runs = { seed: Number(FUZZ_SEED), numRuns: 100 };
  const used = new Set(
    fc.sample(texts, runs).flatMap((given) => [...JSON.stringify(given).matchAll(/"op":"(\w+)"/g)].map(([, op]) => op)),
  );
  const known = system.language.ops.map(({ id }) => id).filter((id) => id !== 'loseGame' && id !== 'clearScenario');
  expect(known.filter((id) => !used.has(id))).toEqual([]);
});
