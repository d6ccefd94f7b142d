import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyChange } from '#authoring/project/documents/project-action.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { planRefactoring } from '#authoring/tools/refactor/refactor.ts';
import type { PlannedRefactoring } from '#authoring/tools/refactor/refactoring-plan.ts';
import { writtenAs } from '#authoring/tools/refactor/written-as.ts';
import { printedIn } from '#engine/kernel/documents/referred-names.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const look = (files: readonly ProjectFile[]) => diagnose(files, hostedSystems);
const { files } = await readProject(path.resolve('sample-content/tokyo-site-seeing'));
const before = look(files);

function referring(diagnosis: Diagnosis, kind: string, id: string) {
  const found = indexOf(diagnosis).declared([kind], id);
  return planRefactoring(diagnosis, { kind: 'refer', file: found?.file ?? '', path: found?.path ?? [], to: '' });
}
function planned(kind: string, id: string): PlannedRefactoring {
  const plan = referring(before, kind, id);
  if (plan?.kind !== 'planned') throw new Error(`${id}: ${plan?.code}`);
  return plan;
}
function afterwards({ changes }: PlannedRefactoring): readonly ProjectFile[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  return files.map((file) => {
    const change = changed.get(file.path);
    if (isFaulty(file) || change === undefined) return file;
    return { ...file, version: 'after', text: applyChange(file.text, change) ?? '' };
  });
}
/** The problems and the print of documents with resolved references; their units have the hash of the printed text. */
const said = ({ problems, documents }: Diagnosis) => ({
  problems: problems.map(({ code, file }) => [code, file]),
  documents,
});
const lines = (plan: PlannedRefactoring) => plan.places.flatMap(({ places }) => places.map(({ after }) => after));

describe('a written-out name becomes a reference', () => {
  it.each([
    ['word', 'tool', '《{tool}》'],
    ['area', 'SNG', '{SNG}'],
  ])('in texts and translations, with the same print and checks: %s %s', (kind, id, written) => {
    const plan = planned(kind, id);
    expect(lines(plan).filter((line) => !line.includes(`{${id}`) && !line.includes('"h": '))).toEqual([]);
    expect(lines(plan).some((line) => line.includes(written))).toBe(true);
    expect(plan.changes.some((change) => change.path.startsWith('l10n/en/'))).toBe(true);
    const after = look(afterwards(plan));
    expect(said(after)).toEqual(said(before));
    const textsIn = ({ project, documents }: Diagnosis) =>
      project.readings.flatMap(({ file, facts }) =>
        facts.units.map(({ key, text }) => `${file.path} ${key} ${printedIn(documents, 'ja', text)}`),
      );
    expect(textsIn(after)).toEqual(textsIn(before));
  });

  it('once: a second run changes nothing', () => {
    const after = look(afterwards(planned('word', 'tool')));
    expect(referring(after, 'word', 'tool')).toMatchObject({ kind: 'refused', code: 'unsaid' });
  });
});

describe('a name is matched as a separate word', () => {
  const names = [{ said: '品川', instead: '{SNG}' }];
  it.each([
    ['品川に行く。', [], '{SNG}に行く。'],
    ['品川駅に行く。', [], '品川駅に行く。'],
    ['西品川に行く。', [], '西品川に行く。'],
    ['品川と大井町', ['品川と大井町'], '品川と大井町'],
    ['{品川}と品川', [], '{品川}と{SNG}'],
  ])('%s', (text, longer, written) => {
    expect(writtenAs(names, longer)(text)).toBe(written);
  });

  it('in its forms, the longest first', () => {
    const forms = [
      { said: 'Tool', instead: '{tool}' },
      { said: 'Tools', instead: '{tool:other}' },
    ];
    expect(writtenAs(forms, [])('Tools, a Tool and a Toolbox')).toBe('{tool:other}, a {tool} and a Toolbox');
  });
});

describe('all written-out names become references at once', () => {
  const all = (to = '', without: readonly string[] | null = []) => {
    const plan = planRefactoring(before, {
      kind: 'referAll',
      file: '',
      path: [],
      to,
      ...(without === null ? {} : { without }),
    });
    if (plan?.kind !== 'planned') throw new Error(`${plan?.code}`);
    return plan;
  };

  it('with the same print and checks', () => {
    const plan = all();
    expect(plan.named?.length).toBeGreaterThan(20);
    const after = look(afterwards(plan));
    expect(said(after)).toEqual(said(before));
    const again = planRefactoring(after, { kind: 'referAll', file: '', path: [], to: '' });
    expect(again).toMatchObject({ kind: 'refused', code: 'nothingSaid' });
  });

  it('in one document, with its translations and nothing else', () => {
    const of = (plan: PlannedRefactoring) => plan.changes.map((change) => change.path).sort();
    expect(of(all('cards/weapons.json'))).toEqual(['cards/weapons.json', 'l10n/en/cards/weapons.json']);
  });

  it('except for excluded names, which are reported with their number of uses', () => {
    const plan = all('cards/weapons.json');
    const [first, ...others] = plan.named ?? [];
    const left = all('cards/weapons.json', [first?.id ?? '']);
    expect(left.named).toEqual([{ ...first, isMeant: false }, ...others]);
    expect(lines(plan).some((line) => line.includes(`{${first?.id}}`))).toBe(true);
    expect(lines(left).some((line) => line.includes(`{${first?.id}}`))).toBe(false);
    const none = all(
      'cards/weapons.json',
      [first, ...others].map((one) => one?.id ?? ''),
    );
    expect([none.changes, none.named?.filter(({ isMeant }) => isMeant)]).toEqual([[], []]);
  });

  it('by default only words of the game, because the name of a card may occur without meaning the card', () => {
    const meant = all('', null).named?.filter(({ isMeant }) => isMeant);
    const kinds = meant?.map(({ id }) => ['area', 'word'].some((kind) => indexOf(before).declared([kind], id)));
    expect(new Set(kinds)).toEqual(new Set([true]));
  });
});

it('the first selected one of equal names, while a longer unselected name blocks its part', () => {
  const names = [
    { said: 'Tool', instead: '{one}' },
    { said: 'Tool', instead: '{other}' },
    { said: 'Tool box', instead: '{box}' },
  ];
  const write = writtenAs(names, []);
  expect(write('Tool, Tool box', ({ instead }) => instead !== '{one}')).toBe('{other}, {box}');
  expect(write('Tool box', ({ instead }) => instead === '{one}')).toBe('Tool box');
});
