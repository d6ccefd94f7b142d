import { describe, expect, it } from 'vitest';
import { findEffect, writtenAt } from '#authoring/project/documents/effect-place.ts';
import { fieldsOf, templateFaults } from '#authoring/text/messages/template.ts';
import { suppliedDesigns, withoutDesign } from '#authoring/tools/supply/supplied-designs.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { scoreOf } from '#engine/kernel/contract/outcome.ts';
import type { Content, Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import { fieldsOfEvent } from '#engine/kernel/contract/vocabulary.ts';
import { answerWords } from '#engine/kernel/decisions/answer-words.ts';
import { seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { players } from '#engine/players/players.ts';
import { goalsOf } from '#engine/simulation/goal-search/goal.ts';
import { namesLaid } from '#engine/simulation/names-laid.ts';
import { playOut } from '#engine/simulation/play.ts';
import { wholeSetup } from '#host/play/whole-setup.ts';
import { refusal } from '../kernel/toy/open.ts';

/** Options that commands have for every game: no option of a game may use these names. */
const flagsOfTheHouse = [
  ...[
    'players',
    'seed',
    'seeds',
    'setup',
    'bot',
    'bots',
    'budget',
    'rotate',
    'games',
    'workers',
    'list',
    'laws',
    'save',
  ],
  ...['campaign', 'reward', 'explain', 'json', 'help', 'locale'],
];

/** The contract of every system, whatever its game: checked on one of its projects, in random games. */
export function describeSystem(system: RuleSystem, documents: Documents = {}): void {
  const content = system.compile(documents, system.language, null) as Content;
  const { least, most, together } = system.seating(content);
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const setupFor = (seats: number, seed = seats): JsonObject =>
    wholeSetup(system, content, { setup: { choices: {}, seats, seed } });
  const random = players['random']!;

  describe(system.id, () => {
    it('gives its procedures, changes, counters, numbers, formats and options unique names', () => {
      const lists = [system.procedures, system.numbers, system.formats, system.options, system.hidden];
      const named = [
        ...lists.map((list) => list.map(({ id }) => id)),
        system.changes.map(({ kind }) => kind),
        system.counters,
      ];
      for (const names of named) expect([...new Set(names)]).toEqual([...names]);
    });

    it('has sentences that can be filled in, with fields that exist', () => {
      const { words, language, changes } = system;
      const faults: string[] = [];
      const look = (called: string, sentence: Text, fields?: readonly string[]) => {
        for (const [locale, text] of [['ja', sentence.ja] as const, ['en', sentence.en] as const]) {
          for (const { code, at } of templateFaults(text)) faults.push(`${called} ${locale}: ${code} at ${at}`);
          for (const field of fields === undefined ? [] : fieldsOf(text))
            if (!fields?.includes(field)) faults.push(`${called} ${locale}: no field ${field}`);
        }
      };
      for (const { sort, id, text, any, fields } of language.ops)
        for (const sentence of [text, any ?? text]) look(`${sort} ${id}`, sentence, Object.keys(fields));
      const kinds = new Map(changes.map(({ kind, fields }) => [kind, fieldsOfEvent(fields)]));
      for (const [kind, sentence] of Object.entries(words.events)) look(`event ${kind}`, sentence, kinds.get(kind));
      const answers = new Map(answerWords(system).map(({ word, fields }) => [word, fields]));
      for (const [word, sentence] of Object.entries(words.answers))
        look(`answer ${word}`, sentence, ['by', ...(answers.get(word) ?? [])]);
      for (const group of ['prompts', 'cheats', 'problems', 'refusals', 'results'] as const)
        for (const [code, sentence] of Object.entries(words[group])) look(`${group} ${code}`, sentence);
      expect(faults).toEqual([]);
    });

    it('has each of its effects where its path leads', () => {
      const { nodes } = goalsOf(system, documents);
      const isThere = ({ path, op }: (typeof nodes)[number]) => {
        const found = writtenAt(documents, path);
        return isObject(found ?? null) ? (found as JsonObject)['op'] === op : found !== undefined;
      };
      // The rules have effects that no document has
      const isOfContent = ({ path }: (typeof nodes)[number]) => findEffect(documents, path) !== null;
      expect(nodes.filter((node) => isOfContent(node) && !isThere(node))).toEqual([]);
    });

    it('has no copy of a design that is taken out, and as before all others', () => {
      const laid = namesLaid(system, content, setupFor(least));
      const supplied = suppliedDesigns({ system, documents }).filter(({ id }) => laid.has(id));
      const firsts = new Map([...supplied].reverse().map((design) => [design.written, design]));
      expect(firsts.size > 0).toBe(system.supply !== undefined);
      for (const design of firsts.values()) {
        const out = withoutDesign({ system, documents, formats: [] }, design).documents;
        const left = namesLaid(system, system.compile(out, system.language, null), setupFor(least));
        expect([...laid].filter((id) => !left.has(id))).toEqual([design.id]);
      }
    });

    it('declares the smallest and largest number of players, and refuses others', () => {
      expect([least >= 1, most >= least]).toEqual([true, true]);
      expect(refusal(() => setupFor(most + 1))).toMatchObject({ code: 'tooManyPlayers' });
      expect(refusal(() => setupFor(least - 1))).toMatchObject({ code: 'tooFewPlayers' });
    });

    it('lists its options: words in both languages, values, no shared flag; another value is refused', () => {
      for (const { id, name, values, apart } of system.options) {
        expect(flagsOfTheHouse).not.toContain(id);
        expect([name.ja, name.en].every((text) => text !== '')).toBe(true);
        if (apart) expect(values(content).length).toBeGreaterThan(0);
        const chosen = (value: string) => ({ setup: { choices: { [id]: [value] } } });
        for (const value of values(content)) expect(() => wholeSetup(system, content, chosen(value))).not.toThrow();
        expect(refusal(() => wholeSetup(system, content, chosen('no such value')))).toMatchObject({
          code: 'noSuchChoice',
        });
      }
    });

    it('has every way of ending in its words', () => {
      const { results } = system.vocabulary;
      expect(results.length).toBeGreaterThan(0);
      expect(Object.keys(system.words.results)).toEqual(expect.arrayContaining([...results]));
    });

    it.each(counts)(
      '%i seats: a set-up is laid out, is complete, and is played to an end that is reported for each seat',
      (seats) => {
        const setup = setupFor(seats);
        expect(system.readSetup(content, setup)).toEqual(setup);
        const begun = Session.open(system, content, setup);
        expect([system.seats(begun.game), begun.outcome]).toEqual([seats, null]);
        const { session, brokenLaws } = playOut(
          { system, content, setup },
          { player: random, laws: true, lawsEvery: 25 },
        );
        expect(brokenLaws).toEqual([]);
        const { outcome } = session;
        expect(system.vocabulary.results).toContain(outcome?.result);
        const told = outcome?.seats ?? [];
        expect(told).toHaveLength(seats);
        for (const [seat, { place, won, score }] of told.entries()) {
          expect(Array.isArray(system.roles(session.game, seat))).toBe(true);
          if (!together && won) expect(place).toBe(1);
          for (const { label, rule } of score ?? [])
            expect([label.ja, label.en, rule].every((text) => text !== '')).toBe(true);
        }
        const places = told.map(({ place }) => place);
        if (together) expect(new Set(told.map(({ place, won }) => `${place} ${won}`)).size).toBe(1);
        // Tied seats share a rank, and as many ranks are skipped
        else expect(places).toEqual(places.map((place) => 1 + places.filter((other) => other < place).length));
        for (const one of told)
          for (const other of told)
            if (one.place < other.place) expect((scoreOf(one) ?? 0) >= (scoreOf(other) ?? 0)).toBe(true);
      },
    );

    it('can be saved and loaded, undone and replayed in the middle of a game', () => {
      const session = Session.open(system, content, setupFor(most, 7));
      const program = random(7);
      for (let made = 0; made < 12 && session.decision !== null; made++)
        session.choose(program.choose(session, seatsAsked(session)[0] ?? 0));
      const { decisions } = session;
      const [hash, save] = [session.hash(), session.save()];
      const loaded = Session.load(system, content, save);
      expect([loaded.hash(), loaded.legal()]).toEqual([hash, session.legal()]);
      session.undoTo(Math.floor(decisions / 2));
      for (const entry of save.log.slice(session.decisions)) session.act(entry as JsonObject);
      expect(session.hash()).toBe(hash);
    });

    it('reports each piece revealed on the table of a seat as seen by it, and no other', () => {
      const session = Session.open(system, content, setupFor(most, 3));
      if (together) return expect(session.sight.since(0).seen).toEqual([]);
      const program = random(3);
      const seats = Array.from({ length: most }, (_, seat) => seat);
      for (let made = 0; made < 60 && session.decision !== null; made++) {
        const all = wordsIn(session.table());
        const before = seats.map((seat) => wordsIn(session.table(seat)));
        session.choose(program.choose(session, seatsAsked(session)[0] ?? 0));
        const { seen } = session.sight.since(session.decisions - 1);
        const named = (seat: number) =>
          seen.flatMap((one) => (one.what === 'piece' && one.seats.includes(seat) ? [one.name] : []));
        for (const seat of seats) {
          const lit = [...wordsIn(session.table(seat))].filter((word) => all.has(word) && !before[seat]?.has(word));
          expect(named(seat)).toEqual(expect.arrayContaining(lit));
          expect(named(seat).filter((name) => before[seat]?.has(name))).toEqual([]);
        }
      }
    });
  });
}

function wordsIn(value: Json, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) wordsIn(one, found);
  return found;
}
