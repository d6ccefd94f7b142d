import { expect, it } from 'vitest';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyAction } from '#authoring/project/documents/project-action.ts';
import { type Renamed, withIdsIn } from '#authoring/project/documents/renamed.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { contentOf, type Playable, playableOf } from '#authoring/project/play/playable.ts';
import { isFaulty, type TextFile } from '#authoring/text/files/project-file.ts';
import { fingerprintOf, printsOf } from '#authoring/tools/branches/event-fingerprints.ts';
import { type PlayedBranch, type ReplayOutcome, replayEntries } from '#authoring/tools/branches/replay-entries.ts';
import { planRename } from '#authoring/tools/rename/rename-plan.ts';
import { currentNames } from '#authoring/tools/rename/renamed-game.ts';
import { shuffleRank } from '#engine/kernel/basics/hash.ts';
import { isObject, isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { playerNamed } from '#engine/players/players.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { type DiskText, readProjectFiles } from '#host/project/project-files.ts';

// Other edits: EDIT_SEED=7 npx vitest run tests/tokyo-site-seeing/simulation/edits-and-lines.test.ts
const seed = Number(process.env['EDIT_SEED'] ?? 1);
const drawn = (what: string, of: number): number => shuffleRank(`${seed} ${what}`) % of;

const files = (await readProjectFiles('sample-content/tokyo-site-seeing')).filter(
  (file): file is DiskText => !isFaulty(file),
);
const before = diagnose(files, hostedSystems);
const old = soundOf(before) as Playable;

function soundOf(diagnosis: Diagnosis): Playable | null {
  return playableOf(diagnosis, hostedSystems).playable;
}

const lines = [1, 2, 3, 4].map((number): PlayedBranch => {
  const setups = old.system.setups(contentOf(old));
  const setup = { ...setups[drawn(`setup ${number}`, setups.length)], seed: number };
  const session = Session.open(old.system, contentOf(old), setup);
  const player = playerNamed(number % 2 === 0 ? 'greedy' : 'random', number);
  while (session.decision !== null && session.decisions < 50 && player !== null) session.choose(player.choose(session));
  const events = session.eventsFrom(0);
  const begins = session.entries.map((_, i) => session.eventsBefore(i));
  const prints = [fingerprintOf(events.slice(0, begins[0])), ...printsOf(events, begins, 0)];
  return { setup: session.setup, log: session.entries, prints, contentHash: session.content.hash };
});

type Edited = { readonly files: readonly TextFile[]; readonly renamed: readonly Renamed[] };
type Edit = (name: string) => Edited | null;

function places(
  is: (value: Json) => boolean,
): readonly (readonly [file: TextFile, path: readonly (string | number)[]])[] {
  const found: [TextFile, (string | number)[]][] = [];
  const walk = (file: TextFile, value: Json, path: (string | number)[]): void => {
    if (is(value)) found.push([file, path]);
    if (Array.isArray(value)) for (const [i, one] of value.entries()) walk(file, one as Json, [...path, i]);
    else if (isObject(value)) for (const [key, one] of Object.entries(value)) walk(file, one, [...path, key]);
  };
  for (const file of files) {
    const isPlayed = /^(cards|scenarios)\/|^(pcs|bots|mat)\.json$/.test(file.path);
    if (isPlayed) walk(file, JSON.parse(file.text) as Json, []);
  }
  return found;
}

function altering(is: (value: Json) => boolean, to: (value: Json, name: string) => Json | undefined): Edit {
  const found = places(is);
  return (name) => {
    const [file, path] = found[drawn(name, found.length)] as (typeof found)[number];
    const document = JSON.parse(file.text) as Json;
    const above = path.slice(0, -1).reduce<Json>((value, key) => (value as never)[key] as Json, document);
    const last = path.at(-1) as never;
    const value = to((above as never)[last], name);
    if (value !== undefined) (above as { [key: string]: Json })[last] = value;
    else if (Array.isArray(above)) above.splice(last, 1);
    else return null;
    const text = JSON.stringify(document, null, 2);
    return { files: files.map((one) => (one === file ? { ...file, text } : one)), renamed: [] };
  };
}

const declarations = indexOf(before).declarations.filter(({ id }) => /^[A-Z]{1,2}-[0-9]{2}$/.test(id));
const rename: Edit = (name) => {
  const declaration = declarations[drawn(name, declarations.length)];
  if (declaration === undefined) return null;
  const plan = planRename(
    before,
    declaration,
    declaration.id.replace(/[0-9]+$/, (digits) => `4${digits}`),
  );
  if (plan.kind !== 'planned') return null;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const changed = applyAction(texts, { name: { kind: 'command', ja: '', en: '' }, changes: plan.changes });
  return {
    files: files.map((file) => {
      const text = changed?.get(file.path);
      return text === undefined ? file : { ...file, text };
    }),
    renamed: plan.renamed,
  };
};

const isThing = (value: Json) => isObject(value) && typeof value['id'] === 'string';
const edits: Readonly<Record<string, Edit>> = {
  number: altering(
    (value) => typeof value === 'number',
    (value) => (value as number) + 1,
  ),
  deletion: altering(isThing, () => undefined),
  order: altering(
    (value) => Array.isArray(value) && value.length > 1,
    (value) => [...(value as readonly Json[])].reverse(),
  ),
  vocabulary: altering(
    (value) => isObject(value) && typeof value['op'] === 'string',
    (value, name) => {
      const ops = ['draw', 'heal', 'discard', 'nothing', 'everyone', 'self', 'target'];
      return { ...(value as JsonObject), op: ops[drawn(`op ${name}`, ops.length)] as string };
    },
  ),
  word: altering(
    (value) => typeof value === 'string' && /[ぁ-ん]/.test(value),
    (value) => `${value as string}。`,
  ),
  rename,
};

const wasPlayed = memoizeByKey(
  ({ setup, log }: PlayedBranch): Session =>
    replay(old.system, contentOf(old), setup, log as readonly LogEntry[]).session,
);

/** The outcome of a branch, found by playing it on both contents with all events. */
function freshly(line: PlayedBranch, now: Playable, renamed: readonly Renamed[]): 'alike' | object {
  const { setup, log } = line;
  const called = currentNames(renamed, now);
  const was = wasPlayed(line);
  const found = opened(() =>
    replay(
      now.system,
      contentOf(now),
      called.setup(setup),
      log.map((entry) => called.entry(entry as LogEntry)),
    ),
  );
  if (typeof found === 'string') return { broken: -1, code: found, changed: null };
  const { session: is, broken } = found;
  const told = (session: Session, at: number) => {
    const from = at < 0 ? 0 : session.eventsBefore(at);
    return session.eventsFrom(from).slice(0, session.eventsBefore(at + 1) - from);
  };
  const entries = Array.from({ length: is.decisions + 1 }, (_, i) => i - 1);
  const at = entries.find((entry) => !isSame(withIdsIn(told(was, entry), renamed), told(is, entry)));
  if (broken !== null) return { broken: broken.at, code: broken.code, changed: at ?? null };
  return at === undefined ? 'alike' : { changed: at };
}

function opened<T>(open: () => T): T | string {
  try {
    return open();
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal.code;
    throw error;
  }
}

function inShort(found: ReplayOutcome): unknown {
  if (found.kind === 'broken') return { broken: found.broken.at, code: found.broken.code, changed: found.changed };
  return found.kind === 'changed' ? { changed: found.at } : 'alike';
}

it('of 60 edits of all kinds, each branch is reported as playing it on both contents finds it', () => {
  const tally: Record<string, number> = {};
  for (const [kind, edit] of Object.entries(edits)) {
    for (let made = 0, draw = 0; made < 10; draw++) {
      const edited = edit(`${kind} ${draw}`);
      if (edited === null) continue;
      const now = soundOf(diagnose(edited.files, hostedSystems));
      // Half-valid content is reported as a problem, and not played
      if (now === null) continue;
      made++;
      const { renamed } = edited;
      const reports = lines.map((line) => replayEntries(line, now, { renamed, before: old }));
      const where = `EDIT_SEED=${seed}, ${kind} ${draw}`;
      expect(reports.map(inShort), where).toEqual(lines.map((line) => freshly(line, now, renamed)));
      for (const report of reports) {
        tally[`${kind} ${report.kind}`] = (tally[`${kind} ${report.kind}`] ?? 0) + 1;
        if (report.kind !== 'changed') continue;
        expect(report.first, where).not.toBe(null);
        expect(isSame(report.first?.before ?? null, report.first?.after ?? null), where).toBe(false);
      }
    }
  }
  expect(tally['word same']).toBe(40);
  expect(tally['rename changed'] ?? 0).toBe(0);
  expect((tally['rename same'] ?? 0) + (tally['rename renamed'] ?? 0)).toBe(40);
  const all = Object.keys(tally).map((one) => one.split(' ')[1]);
  expect([...new Set(all)].sort()).toEqual(['broken', 'changed', 'renamed', 'same']);
});
