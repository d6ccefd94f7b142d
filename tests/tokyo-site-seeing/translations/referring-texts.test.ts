import { describe, expect, it } from 'vitest';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyAction } from '#authoring/project/documents/project-action.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { completionAt } from '#authoring/tools/completion/complete.ts';
import { knownOf } from '#authoring/tools/completion/known-of-project.ts';
import { planDelete } from '#authoring/tools/refactor/delete-entry.ts';
import { planRename } from '#authoring/tools/rename/rename-plan.ts';
import { printedTexts } from '#authoring/tools/wording/printed-texts.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/tokyo-bay');
const look = (all: readonly ProjectFile[]): Diagnosis => diagnose(all, hostedSystems);
const plain = look(files);

// The game of a project that owns all words and texts
const game = await readProject('sample-content/tokyo-site-seeing');
const weapons = 'cards/weapons.json';
const text = '敵1体に物理ダメージ3点。自分が《道具》を2枚以上装備しているなら、代わりに物理ダメージ5点。';

type Write = (text: string) => string;

/** Changed files: `write` gets each text of the project and its path. */
const rewritten = (all: readonly ProjectFile[], write: (text: string, path: string) => string): ProjectFile[] =>
  all.map((file) =>
    isFaulty(file) || file.path.includes(':') || file.path.startsWith('playtests/')
      ? file
      : { ...file, text: write(file.text, file.path) },
  );

function referring(source: Write, target: Write): ProjectFile[] {
  const hashes = plain.project.readings.flatMap(({ facts }) =>
    facts.units.map(({ text }) => [sourceHash(text), sourceHash(source(text))] as const),
  );
  const ofTexts: Write = (text) =>
    hashes.reduce((now, [was, is]) => now.replaceAll(`"h": "${was}"`, `"h": "${is}"`), text);
  return rewritten(files, (text, path) => (sourceOf(path) === null ? source(text) : ofTexts(target(text))));
}

const tokyo = referring(
  (text) => text.replaceAll('シナガワ', '{SNG}'),
  (text) => text.replaceAll('Shinagawa', '{SNG}'),
);
const codes = ({ problems }: Diagnosis): readonly string[] => problems.map(({ code }) => code);

describe('a text that refers to a name', () => {
  it('is played, checked and translated like one with the name itself', () => {
    const diagnosis = look(tokyo);
    expect(tokyo.some((file) => 'text' in file && file.text.includes('{SNG}'))).toBe(true);
    expect(diagnosis.problems).toEqual([]);
    expect(diagnosis.documents).toEqual(plain.documents);
  });

  it('may have a translation with the name written out, and the reverse', () => {
    const named = (text: string): string => text;
    const refer = (name: string) => (text: string) => text.replaceAll(name, '{SNG}');
    expect(codes(look(referring(refer('シナガワ'), named)))).toEqual([]);
    expect(codes(look(referring(named, refer('Shinagawa'))))).toEqual([]);
  });

  it('is compared with its effects using the name', () => {
    const other = rewritten(tokyo, (text, path) =>
      sourceOf(path) === null ? text.replaceAll('{SNG}', '{SJK}') : text,
    );
    expect(new Set(codes(look(other)))).toEqual(new Set(['EFT011', 'L10N002']));
  });

  it('without a target is reported, with the probable one', () => {
    const misspelt = rewritten(tokyo, (text, path) =>
      path === 'cards/followers.json' ? text.replace('{SNG}', '{SNK}') : text,
    );
    const told = look(misspelt).problems.filter(({ code }) => code === 'L10N019');
    expect(told.map(({ file, data }) => [file, data])).toEqual([
      ['cards/followers.json', { reference: 'SNK', nearest: 'SNG' }],
    ]);
  });
});

function ofTools(now: string, translation: Write, words: Write = (all) => all, label: Write = (all) => all): Diagnosis {
  return look(
    game.files.map((file): ProjectFile => {
      if (isFaulty(file)) return file;
      const write: { readonly [path: string]: Write } = {
        [weapons]: (all) => all.replace(text, now),
        [`l10n/en/${weapons}`]: (all) => translation(all).replace(sourceHash(text), sourceHash(now)),
        'words.json': words,
        'l10n/en/words.json': label,
      };
      return { ...file, text: (write[file.path] ?? ((all) => all))(file.text) };
    }),
  );
}
const withForm: Write = (all) =>
  all.replace('"s": "reviewed" },', '"s": "reviewed", "forms": { "other": "Implements" } },');
const stale = ({ problems }: Diagnosis): readonly unknown[] =>
  problems.flatMap(({ code, file, data }) => (code === 'L10N002' ? [`${file} ${String(data['key'])}`] : []));

describe('a renamed word', () => {
  const renamed: Write = (all) => all.replace('道具', '工具');
  const refer: Write = (all) => all.replace('2 or more Tools', '2 or more {tool}s');

  it('leaves texts that refer to it and their translations valid: only its own becomes stale', () => {
    const before = ofTools(text.replace('道具', '{tool}'), refer);
    const after = ofTools(text.replace('道具', '{tool}'), refer, renamed);
    expect([codes(before), stale(after)]).toEqual([[], ['l10n/en/words.json tool/label']]);
    expect(JSON.stringify(after.documents[weapons])).toContain('自分が《工具》を2枚以上');
  });

  it('is no longer required where its old name is written out', () => {
    expect(codes(ofTools(text, (all) => all, renamed))).toEqual(['EFT013', 'L10N002']);
  });
});

function declared(diagnosis: Diagnosis, id: string): Declaration {
  const found = indexOf(diagnosis).declarations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not declared`);
  return found;
}

describe('the target of references', () => {
  const referring = ofTools(
    text.replace('道具', '{tool}'),
    (all) => all.replace('2 or more Tools', '2 or more {tool:other}'),
    undefined,
    withForm,
  );
  const tool = declared(referring, 'tool');

  it('is renamed in them, and no translation becomes stale', () => {
    const plan = planRename(referring, tool, 'gadget');
    if (plan.kind !== 'planned') throw new Error(plan.code);
    const texts = new Map(referring.project.readings.map(({ file }) => [file.path, file.text]));
    const changed = applyAction(texts, { name: { kind: 'command', ja: '', en: '' }, changes: plan.changes });
    const after = look(
      game.files.map((file) =>
        isFaulty(file)
          ? file
          : { ...file, version: 2, text: changed?.get(file.path) ?? texts.get(file.path) ?? file.text },
      ),
    );
    expect(changed?.get(weapons)).toContain('自分が《{gadget}》を2枚以上');
    expect(changed?.get(`l10n/en/${weapons}`)).toContain('2 or more {gadget:other} equipped');
    expect([codes(referring), codes(after)]).toEqual([[], []]);
  });

  it('is referenced by them', () => {
    const uses = indexOf(referring)
      .usesOf(tool)
      .filter(({ sort }) => sort === 'text');
    expect(uses.map(({ file }) => file)).toEqual([weapons, `l10n/en/${weapons}`]);
    const printed = printedTexts(referring).filter(({ texts }) => texts.ja === text);
    expect(printed.map(({ texts }) => texts.en)).toEqual([expect.stringContaining('2 or more Implements equipped')]);
  });

  it('is not deleted while they refer to it', () => {
    const more: Write = (all) =>
      all.replace('{ "id": "gun"', '{ "id": "offence", "label": "罪", "kind": "trait" },\n    $&');
    const planned = (now: string) => {
      const diagnosis = ofTools(now, (all) => all, more);
      const plan = planDelete(diagnosis, declared(diagnosis, 'offence'));
      return plan.kind === 'refused' ? [plan.code, plan.users.map(({ file }) => file)] : plan.kind;
    };
    expect([planned(text), planned(`${text}{offence}`)]).toEqual(['planned', ['referred', [weapons]]]);
  });
});

describe('a form of a name', () => {
  const refer: Write = (all) => all.replace('2 or more Tools', '2 or more {tool:other}');
  const printed = ({ documents }: Diagnosis): string => JSON.stringify(documents[`l10n/en/${weapons}`]);

  it('appears in the text that asks for it', () => {
    const diagnosis = ofTools(text, refer, undefined, withForm);
    expect([codes(diagnosis), printed(diagnosis).includes('or more Implements')]).toEqual([[], true]);
  });

  it('that does not exist is reported, and the plain name is shown', () => {
    const diagnosis = ofTools(text, refer);
    expect(codes(diagnosis)).toEqual(['L10N021']);
    expect(printed(diagnosis)).toContain('2 or more Tool equipped');
  });
});

describe('after an open brace in a text', () => {
  const { project } = look(game.files);
  /** The text around `|` after completing the thing with this id there; null: it is not offered. */
  const written = (path: string, id: string, value: string): string | null => {
    const reading = project.readings.find(({ file }) => file.path === path);
    if (reading === undefined) throw new Error(`there is no ${path}`);
    const { schema, definitions } = reading.format;
    const [before = '', after = ''] = value.split('|');
    const known = knownOf(look(game.files), hostedSystems, path);
    const writing = { text: before + after, schema, definitions, known, language: null, locale: 'ja' as const };
    const found = completionAt(writing, before.length);
    const one = found?.candidates.find(({ label }) => label === id);
    if (found === null || one === undefined) return null;
    const { offset, length } = found;
    return writing.text.slice(0, offset) + one.plain + writing.text.slice(offset + length);
  };
  const inWeapon = (value: string) => `{ "cards": [{ "id": "W-20", ${value} }] }`;
  const unit = (value: string) => `{ "units": { "W-20/flavor": { "t": "${value}" } } }`;

  it('names are offered, in texts and in translations, and nowhere else', () => {
    const offered = (value: string) => written(weapons, 'tool', inWeapon(value));
    expect([
      offered('"flavor": "《{to|》なら"'),
      offered('"flavor": "《{to|ul}》なら"'),
      offered('"flavor": "《|》なら"'),
      offered('"range": "{to|"'),
      written(`l10n/en/${weapons}`, 'SNG', unit('Go to {|.')),
    ]).toEqual([
      inWeapon('"flavor": "《{tool}》なら"'),
      inWeapon('"flavor": "《{tool}》なら"'),
      null,
      null,
      unit('Go to {SNG}.'),
    ]);
  });
});
