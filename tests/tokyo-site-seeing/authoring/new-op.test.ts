import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPlayable } from '#authoring/project/play/playable.ts';
import type { PlaytestFile } from '#authoring/project/playtests/playtest.ts';
import { runPlaytests } from '#authoring/tools/playtests/run.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { newOp, newSorts } from '#engine/systems/tokyo-site-seeing/examples/new-op.ts';
import { readProjectFiles } from '#host/project/project-files.ts';
import { opLists } from '#scripts/generators/op-lists.ts';

const { playable } = readPlayable(await readProjectFiles('sample-content/tokyo-site-seeing'), hostedSystems);
if (playable === null) throw new Error('the sample game has errors');
const { system } = playable;
/** Inside the project, so that its imports are found. */
const folder = path.resolve('.cache', `new-op-${process.pid}`);
const language = path.resolve('engine/systems/tokyo-site-seeing/language');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a new op of the language', () => {
  it.each(newSorts)('of the kind %s works as generated: its playtest passes', async (sort) => {
    const [word, playtest] = newOp(sort, 'newWord');
    expect([word?.path, playtest?.path].map((file) => existsSync(String(file)))).toEqual([false, false]);
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${sort}.ts`);
    writeFileSync(file, String(word?.text).replace("'../op.ts'", `'${language}/op.ts'`));
    const { newWord } = (await import(file)) as { readonly newWord: Op };
    const ops = [...system.language.ops, newWord];
    // The validators are generated from the existing words, so they are not used
    const formats = playable.formats.map((one) => ({ ...one, validate: Object.assign(() => true, { errors: null }) }));
    const grown = { ...playable, formats, system: { ...system, language: { ...system.language, ops } } };
    const test = JSON.parse(String(playtest?.text)) as PlaytestFile;
    const [result] = runPlaytests('new.json', test, { playable: grown, readSave: () => null });
    expect(result?.ok ? null : result).toBe(null);
    expect([newWord.sort, newWord.example.op]).toEqual([sort, 'newWord']);
  });

  it.each(newSorts)('of the kind %s passes the formatter and the linter', (sort) => {
    const [word] = newOp(sort, 'newWord');
    const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
    const { stdout } = spawnSync(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${word?.path}`], {
      input: word?.text,
      encoding: 'utf8',
    });
    expect(stdout).toBe(word?.text);
  });

  it('is registered by its file alone', () => {
    const [list] = opLists();
    expect(list?.path).toBe('engine/systems/tokyo-site-seeing/language/generated/ops.ts');
    expect(list?.text).toContain("import { loseGame } from '../effects/lose-game.ts';");
  });
});

describe('the facts about ops', () => {
  const ids = new Set(system.language.ops.map(({ id }) => id));
  const sorts = new Map(system.language.ops.map(({ id, sort }) => [id, sort]));

  it.each(system.language.ops.map(({ id, facts, fields }) => [id, facts, fields] as const))(
    'of %s refer to existing ops, kinds and fields',
    (_, { needs = [], suits = {}, spares = {} }, fields) => {
      const named = [...Object.entries(suits), ...Object.entries(spares)];
      expect(needs.filter((trigger) => sorts.get(trigger) !== 'trigger')).toEqual([]);
      expect(named.map(([field]) => field).filter((field) => !(field in fields))).toEqual([]);
      expect(named.flatMap(([, from]) => from).filter((one) => sorts.get(one) !== 'selector')).toEqual([]);
    },
  );

  it('belong to ops with one name', () => expect(ids.size).toBe(system.language.ops.length));
});
