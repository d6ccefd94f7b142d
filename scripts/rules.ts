// `npm run rules [-- --json] [-- --remove] [-- --system ID] [-- --rule ID]`: which rules of the rulebooks are held by the
// playtests of the sample games and of tests/ID/playtests, which are played in tests/ID/project where a game has it. With
// --remove each piece of code that is a rule is taken out once, and the tests that name the rule must notice. Exit 1 when
// one does not.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { requirementsOf } from '#authoring/project/packages/layers.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { type RuleCoverage, ruleCoverage, type TestToRun } from '#authoring/tools/playtests/rule-coverage.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { saveLoader } from '#host/play/load-saves.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { checkWord, typedOptions } from './typed-options.mjs';

const usage = 'npm run rules [-- --json --remove --system ID --rule ID]';
const yes = { type: 'boolean', default: false } as const;
const {
  remove,
  json,
  system: only,
  rule,
} = typedOptions(usage, {
  options: { remove: yes, json: yes, system: { type: 'string' }, rule: { type: 'string' } },
}).values;
checkWord('--system', only, systemIds, usage);

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('.save.json'))
    .sort()
    .map((name) => path.join(folder, name));
}

async function testsIn(files: readonly string[], playable: Playable): Promise<TestToRun[]> {
  const tests: TestToRun[] = [];
  for (const file of files) {
    const read = await readPlaytestFile(path.resolve(file), playable);
    if ('problems' in read) throw new Error(`${file}: ${read.problems.map(({ message }) => message.en).join(' ')}`);
    const { tests: found } = read.tests;
    tests.push(...found.map((test) => ({ file, test, playable, readSave: saveLoader(path.resolve(file)) })));
  }
  return tests;
}

/** One sample project a game, none that requires another: its own playtests, and those of our tests. */
async function coverage(): Promise<Map<string, RuleCoverage>> {
  const found = new Map<string, RuleCoverage>();
  for (const name of readdirSync('sample-content').sort()) {
    const folder = path.join('sample-content', name);
    const playable = await soundProject(folder);
    if (requirementsOf(playable.documents['studio.json']).length > 0) continue;
    if (only !== undefined && playable.system.id !== only) continue;
    const own = path.join('tests', playable.system.id, 'project');
    const ofTests = existsSync(own) ? await soundProject(own) : playable;
    const tests = [
      ...(await testsIn(testFiles(path.join(folder, 'playtests')), playable)),
      ...(await testsIn(testFiles(path.join('tests', playable.system.id, 'playtests')), ofTests)),
    ];
    found.set(playable.system.id, ruleCoverage(playable, tests, { remove, rule }));
  }
  return found;
}
async function soundProject(folder: string): Promise<Playable> {
  const project = await readProjectForPlay(folder);
  if (!('playable' in project)) throw new Error(`${folder} has errors`);
  return project.playable;
}

function tell(system: string, found: RuleCoverage): void {
  const { total, covered, notApplicable, toCome, missing, unreached, unnoticed, failing } = found;
  const lines = [
    `${system}: ${total} rules, ${covered.length} covered, ${notApplicable.length} not for a program, ${toCome.length} to come, ${missing.length} missing`,
    ...missing.map((rule) => `  missing    ${rule}`),
    ...failing.map((test) => `  failing    ${test}`),
    ...unreached.map(({ carrier, rule }) => `  unreached  ${rule}  ${carrier}`),
    ...(unnoticed ?? []).map(({ carrier, rule }) => `  unnoticed  ${rule}  ${carrier}`),
    `  ${unreached.length} unreached${unnoticed === null ? '' : `, ${unnoticed.length} unnoticed`}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const all = await coverage();
if (json) {
  const [only] = all.values();
  const report = all.size === 1 ? only : Object.fromEntries(all);
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} else for (const [system, found] of all) tell(system, found);

const gaps = [...all.values()].flatMap(({ unreached, unnoticed }) => [...unreached, ...(unnoticed ?? [])]);
process.exitCode = gaps.length === 0 ? 0 : 1;
