import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { pathAfter } from '#authoring/project/documents/file-step.ts';
import { applyChange, inverseOf } from '#authoring/project/documents/project-action.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { contentOf, playableOf } from '#authoring/project/play/playable.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { planRefactoring } from '#authoring/tools/refactor/refactor.ts';
import type { PlannedRefactoring, RefactoringKind } from '#authoring/tools/refactor/refactoring-plan.ts';
import { proveRename } from '#authoring/tools/rename/rename-proof.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { playerNamed } from '#engine/players/players.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const read = async (sample: string) => (await readProject(path.resolve('sample-content', sample))).files;
const look = (files: readonly ProjectFile[]) => diagnose(files, hostedSystems);
const sample = await read('tokyo-site-seeing');
const before = look(sample);

function afterwards(
  files: readonly ProjectFile[],
  { changes, files: steps }: Pick<PlannedRefactoring, 'changes' | 'files'>,
) {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const made = steps.flatMap((step) =>
    step.kind === 'create' ? [{ path: step.path, version: 'made', text: step.text }] : [],
  );
  const kept = files.flatMap((file): readonly ProjectFile[] => {
    const now = pathAfter(steps, file.path);
    const change = changed.get(file.path);
    if (isFaulty(file) || now === null || (change === undefined && now === file.path))
      return now === null ? [] : [file];
    const text = change === undefined ? file.text : applyChange(file.text, change);
    expect(text).not.toBeNull();
    return [{ path: now, text: text ?? '' }];
  });
  return [...kept, ...made];
}

const textsOf = (files: readonly ProjectFile[]) =>
  new Map(files.map((file) => [file.path, isFaulty(file) ? '' : file.text]));

function planned(kind: RefactoringKind, kinds: readonly string[], id: string, to: string): PlannedRefactoring {
  const found = indexOf(before).declared(kinds, id);
  const plan = planRefactoring(before, { kind, file: found?.file ?? '', path: found?.path ?? [], to });
  if (plan?.kind !== 'planned') throw new Error(`${kind} ${id}: ${plan?.code}`);
  return plan;
}
function refusal(kind: RefactoringKind, kinds: readonly string[], id: string, to: string) {
  const found = indexOf(before).declared(kinds, id);
  const plan = planRefactoring(before, { kind, file: found?.file ?? '', path: found?.path ?? [], to });
  return plan?.kind === 'refused' ? plan : null;
}

function game(diagnosis: Diagnosis, setup: object) {
  const { playable } = playableOf(diagnosis, hostedSystems);
  if (playable === null) throw new Error('a sample is sound');
  const session = Session.open(playable.system, contentOf(playable), { seed: 1, ...setup });
  const player = playerNamed('greedy', 1);
  for (let step = 0; step < 40 && session.decision !== null && player !== null; step++)
    session.choose(player.choose(session));
  return { setup: session.setup, entries: session.entries };
}

function proof(plan: PlannedRefactoring, setup: object = {}) {
  const { problems, tests, games } = proveRename(
    before,
    look(afterwards(sample, plan)),
    plan.renamed,
    [game(before, setup)],
    hostedSystems,
  );
  return {
    problems: problems.map(({ code, file }) => `${code} ${file}`),
    tests: tests.differing.length,
    games: games.map(({ differs }) => differs?.at ?? null),
  };
}
const nothing = { problems: [], tests: 0, games: [null] };

function isUndone(plan: PlannedRefactoring): void {
  const action = { name: { kind: 'command' as const, ja: '', en: '' }, changes: plan.changes };
  const there = afterwards(sample, { changes: plan.changes, files: [] });
  const back = inverseOf(action);
  expect(textsOf(afterwards(there, { changes: back.changes, files: [] }))).toEqual(textsOf(sample));
}

describe('an entry', () => {
  it('is duplicated after itself with its translations and references to itself', () => {
    const plan = planned('duplicate', ['scenarioCard'], 'SC05-02', 'SC05-Q2');
    isUndone(plan);
    const now = textsOf(afterwards(sample, plan)).get('scenarios/S05-where-only-summer-is-left/cards.json') ?? '';
    expect(now.indexOf('"SC05-Q2"')).toBeGreaterThan(now.indexOf('"SC05-02"'));
    expect(now.indexOf('"SC05-Q2"')).toBeLessThan(now.indexOf('"SC05-03"'));
    // Nothing refers to it, and it has the effects of another
    expect(
      proof(plan)
        .problems.map((one) => one.slice(0, 6))
        .sort(),
    ).toEqual(['EFT006', 'SCN007']);
    expect(plan.changes.map(({ path: file }) => file).filter((file) => file.startsWith('l10n/'))).toHaveLength(1);
  });

  it('is refused an existing or malformed id', () => {
    expect(refusal('duplicate', ['card'], 'W-01', 'W-05')?.code).toBe('taken');
    expect(refusal('duplicate', ['card'], 'W-01', 'w 1')?.code).toBe('form');
  });

  it('is moved to the end of another file of its format with its translations; faults there are reported', () => {
    const plan = planned('move', ['card'], 'W-01', 'cards/items.json');
    isUndone(plan);
    const texts = textsOf(afterwards(sample, plan));
    const holds = (file: string) => /"W-01[/"]/.test(texts.get(file) ?? '');
    const files = ['cards/weapons.json', 'cards/items.json', 'l10n/en/cards/weapons.json', 'l10n/en/cards/items.json'];
    expect(files.map(holds)).toEqual([false, true, false, true]);
    expect(proof(plan).problems).toEqual(['CRD010 cards/items.json']);
    expect(refusal('move', ['card'], 'W-01', 'mat.json')?.code).toBe('file');
  });

  it('is deleted with its translations, but not while others refer to it: they are listed', () => {
    const named = refusal('delete', ['scenarioCard'], 'SC05-LT', '');
    expect([named?.code, new Set(named?.users.map(({ file }) => file))]).toEqual([
      'referred',
      new Set(['scenarios/S05-where-only-summer-is-left/cards.json']),
    ]);
    const plan = planned('delete', ['card'], 'W-01', '');
    isUndone(plan);
    expect(proof(plan).problems).toEqual([]);
    expect(refusal('delete', ['scenario'], 'S05', '')?.code).toBe('whole');
  });
});

describe('a scenario', () => {
  it('is renumbered with its cards, its folder and all references, and plays the same', () => {
    const plan = planned('renumber', ['scenario'], 'S05', 'S08');
    isUndone(plan);
    expect(proof(plan, { scenario: 'S05' })).toEqual(nothing);
    const texts = [...textsOf(afterwards(sample, plan)).entries()];
    expect(texts.filter(([, text]) => /\b(SC05-|S05\b)/.test(text.replace(/"formerly": "[^"]*"/g, '')))).toEqual([]);
    expect(plan.files.map((step) => (step.kind === 'move' ? step.to : step.kind))).toEqual([
      'scenarios/S08-where-only-summer-is-left',
      'l10n/en/scenarios/S08-where-only-summer-is-left',
    ]);
  });

  it('is not given an existing number', () => {
    expect(refusal('renumber', ['scenario'], 'S05', 'S04')?.code).toBe('taken');
    expect(refusal('renumber', ['card'], 'W-01', 'W-77')?.code).toBe('number');
  });
});

describe('a name defined by an effect', () => {
  it.each(readdirSync('sample-content'))('%s: is renamed in its own scope, and nothing else is', async (name) => {
    const files = await read(name);
    const own = look(files);
    let made = 0;
    const changes = own.project.readings.flatMap((reading) => {
      const found = nodesIn(reading.value).filter(({ node }) => typeof node['as'] === 'string');
      const { path: file } = reading.file;
      const replacements = found.flatMap(({ path: at }) => {
        const plan = planRefactoring(own, { kind: 'rename', file, path: [...at, 'as'], to: `q${made++}` });
        return plan?.kind === 'planned' ? (plan.changes[0]?.replacements ?? []) : [];
      });
      return replacements.length === 0
        ? []
        : [{ path: file, replacements: [...replacements].sort((one, other) => one.offset - other.offset) }];
    });
    const now = look(afterwards(files, { changes, files: [] }));
    const { problems, tests, games } = proveRename(own, now, [], [game(own, {})], hostedSystems);
    expect([problems.map(({ code }) => code), tests.differing, games.map(({ differs }) => differs)]).toEqual([
      [],
      [],
      [null],
    ]);
  });

  it('cannot be renamed to a name with another meaning there', () => {
    const file = 'scenarios/S02-express-five-years-late/cards.json';
    const reading = before.project.readings.find((one) => one.file.path === file);
    const inner = nodesIn(reading?.value).find(({ node, names }) => typeof node['as'] === 'string' && names.size > 0);
    const to = [...(inner?.names.keys() ?? [])][0] ?? '';
    const plan = planRefactoring(before, { kind: 'rename', file, path: [...(inner?.path ?? []), 'as'], to });
    expect(plan?.kind === 'refused' ? plan.code : null).toBe('taken');
  });
});
