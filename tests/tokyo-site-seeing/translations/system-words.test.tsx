import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { translationFiles } from '#authoring/project/localization/translation-files.ts';
import { textFromEffect } from '#authoring/project/sentences/effect-text.ts';
import { wholeVoice } from '#authoring/project/sentences/whole-voice.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { alsoShown, localesShown } from '#authoring/tools/translations/also-shown.ts';
import { rowsOf } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { planImport } from '#authoring/tools/translations/exchange/plan-import.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { readProject } from '#host/project/read-project.ts';
import { AnyFace } from '#renderer/tables/tokyo-site-seeing/face/any-face.tsx';
import { findFaceSubject } from '#renderer/tables/tokyo-site-seeing/face/face-subject.ts';
import { faceWords } from '#renderer/tables/tokyo-site-seeing/face/face-words.ts';
import { rulePieces } from '#renderer/tables/tokyo-site-seeing/face/rule-pieces.ts';

const { files } = await readProject('sample-content/translation-practice');
const german = diagnose(files, hostedSystems, null, allLanguages);
const chinese = diagnose(
  (await readProject('sample-content/translation-practice-zh')).files,
  hostedSystems,
  null,
  allLanguages,
);
const path = 'l10n/de/system.json';

function withUnits(units: { readonly [key: string]: object }, locale = 'de'): ReturnType<typeof diagnose> {
  const file = `l10n/${locale}/system.json`;
  const text = JSON.stringify({ formatVersion: 1, units });
  const others = files.filter((one) => one.path !== path && one.path !== file);
  return diagnose([...others, { path: file, text } as ProjectFile], hostedSystems, null, allLanguages);
}
const unit = (source: string, t: string) => ({ t, h: sourceHash(source), s: 'translated' });
const toldIn = ({ problems }: ReturnType<typeof diagnose>, file = path) =>
  problems.filter((one) => one.file === file).map(({ code, data }) => [code, data]);

describe('a second language shown while translating', () => {
  it('is any of the project and of those that it requires', () => {
    expect(localesShown(german)).toEqual(['ja', 'de', 'en']);
  });

  it('has the texts of a required project by path and key, and the words of the game', () => {
    const { texts } = alsoShown(german, 'en');
    expect([texts['cards/weapons.json']?.['W-01/name'], texts['system.json']?.['timing/play']]).toEqual([
      'Bent Road Sign',
      'Play',
    ]);
  });
});

describe('the words of the game', () => {
  it('are texts to translate like any other: counted, listed, exported and imported under their keys', () => {
    const file = translationFiles(german, 'de').find(({ source }) => source === 'system.json');
    expect(file?.path).toBe(path);
    const play = file?.lines.find(({ key }) => key === 'timing/play');
    expect([play?.source, play?.unit?.t, play?.state]).toEqual(['プレイ', 'Spielen', 'translated']);
    expect(file?.lines.filter(({ state }) => state === 'missing').length).toBeGreaterThan(0);
    const rows = rowsOf(translationFiles(german, 'de'), () => undefined).map((row) =>
      row.key === 'timing/play' ? { ...row, target: 'Ausspielen' } : row,
    );
    const placed = rows.map((row) => ({ row, place: { kind: 'key', key: row.key } as const }));
    const plan = planImport(translationFiles(german, 'de'), placed, { asDraft: false });
    expect(plan.kind).toBe('planned');
    expect(JSON.stringify(plan)).toContain('Ausspielen');
  });
  it('are missing in every language but those built into the game', () => {
    const without = diagnose(
      files.filter((one) => one.path !== path),
      hostedSystems,
      null,
      allLanguages,
    );
    const missing = ({ problems }: ReturnType<typeof diagnose>) =>
      problems.find(({ code }) => code === 'L10N003')?.data as { readonly missing: number; readonly total: number };
    const { lines = [] } = translationFiles(german, 'de').find(({ source }) => source === 'system.json') ?? {};
    const translated = lines.filter(({ state }) => state !== 'missing').length;
    expect(missing(without).missing - missing(german).missing).toBe(translated);
    expect(missing(without).total).toBe(missing(german).total);
    expect(translationFiles(german, 'en').map(({ source }) => source)).not.toContain('system.json');
    const english = files.map((one) =>
      one.path === 'studio.json' && 'text' in one ? { ...one, text: one.text.replace('"de"', '"en"') } : one,
    );
    expect(
      toldIn(
        diagnose(
          [...english, { path: 'l10n/en/system.json', text: '{"formatVersion":1,"units":{}}' }],
          hostedSystems,
          null,
          allLanguages,
        ),
        'l10n/en/system.json',
      ).map(([code]) => code),
    ).toEqual(['L10N004']);
  });
  it('are stale when the game changes them', () => {
    expect(toldIn(withUnits({ 'timing/play': unit('遊ぶ', 'Spielen') })).map(([code]) => code)).toEqual(['L10N002']);
  });
  it('keep their placeholders in a translation, in any order, and have no others', () => {
    const deal = '{to}に{irreducible?軽減できない}{type}ダメージ{amount}点を与える';
    const told = (t: string) => toldIn(withUnits({ 'ops/damage': unit(deal, t) }));
    expect(told('{amount} {irreducible?harter }{type}-Schaden an {to}')).toEqual([]);
    expect(told('{amount} {type}-Schaden an {to}')).toMatchObject([
      ['L10N031', { said: ['amount', 'to', 'type'], meant: ['amount', 'irreducible', 'to', 'type'] }],
    ]);
    expect(told('{amount} {irreducible?harter }{type}-Schaden an {to} von {wem}')).toMatchObject([['L10N031', {}]]);
    expect(told('{amount} {irreducible?harter }{type}-Schaden an {to')).toMatchObject([['L10N031', { said: '{to' }]]);
  });
  it('refer to nothing of the project by their placeholders', () => {
    expect(german.problems.filter(({ code }) => code === 'L10N019')).toEqual([]);
  });
});

describe('a face in a language of the project', () => {
  const markup = (documents = german.documents, locale = 'de', id = 'W-01'): string => {
    const subject = findFaceSubject(documents, { path: 'cards/weapons.json', id, index: null });
    if (subject === null) throw new Error(id);
    return renderToStaticMarkup(<AnyFace {...{ subject, documents, locale }} />);
  };

  it('has translated words of timing, kinds and labels, and no Japanese when everything is translated', () => {
    const face = markup();
    for (const word of ['Waffe', 'Reichweite', 'Kauf']) expect(face).toContain(word);
    expect(face.replace(/《|》|【|】/g, '')).not.toMatch(/[ぁ-んァ-ヺ一-龠]/);
  });
  it('shows untranslated texts as written, marked with their language', () => {
    const face = markup(withUnits({ 'cardKind/weapon': unit('武器', 'Waffe') }).documents);
    expect(face).toContain('Waffe');
    expect(face).toContain('購入');
    expect(face).toMatch(/face-rule-range" lang="ja"/);
  });
  it('in Japanese and English uses the game’s own words, whatever a project writes', () => {
    expect(markup(german.documents, 'ja')).toContain('武器');
    expect(markup(german.documents, 'en')).toContain('weapon');
  });
  it('has the symbols of what its text names in the words of its language', () => {
    const words = faceWords(german.documents, 'de');
    const signs = (text: string) =>
      rulePieces(text, 'de', words).flatMap(({ text: piece, sign }) =>
        sign === undefined ? [] : [`${sign}:${piece}`],
      );
    expect(signs('2 körperlicher Schaden an einem Gegner.')).toEqual(['physical:2 körperlicher']);
    expect(signs('Lege 1 Erschöpfungsmarker und 2 AP-Marker.')).toEqual([
      'token-exhaust:1 Erschöpfung',
      'token-ap:2 AP',
    ]);
    expect(signs('Im Kampf hilft Kampf +1.')).toEqual(['combat:Kampf +1']);
  });
  it('has the symbols in a script without spaces as well, and keeps a number with its counter', () => {
    const words = faceWords(chinese.documents, 'zh-Hant');
    const pieces = (text: string) =>
      rulePieces(text, 'zh-Hant', words).flatMap(({ kind, text: piece, sign }) =>
        kind === 'plain' ? [] : [sign === undefined ? piece : `${sign}:${piece}`],
      );
    expect(pieces('對1個敵人造成2點物理傷害，自己的戰鬥＋1。')).toEqual(['1個', 'physical:2點物理', 'combat:戰鬥＋1']);
    expect(pieces('此處放置2個AP標記與1個進展標記，進行戰鬥判定。')).toEqual([
      'token-ap:2個AP',
      'token-progress:1個進展',
      'combat:戰鬥',
    ]);
    expect(pieces('XAP標記')).toEqual([]);
  });
  it('marks each word of the game that is not translated with its own language, labels of values included', () => {
    const { documents } = withUnits({ 'cardKind/weapon': unit('武器', 'Waffe') });
    const face = markup(documents);
    expect(face).toContain('<dt lang="ja">購入</dt>');
    expect(face).toContain('Waffe<small><span lang="ja">装備</span></small>');
    expect(markup()).not.toContain('lang="ja"');
  });
});

describe('a sentence about effects', () => {
  const said = (entry: object): readonly [string, boolean] => {
    const voice = wholeVoice(tokyoSiteSeeing, german.documents, 'de');
    return [textFromEffect(entry as never, 'de', voice), voice.isWhole()];
  };
  it('uses the translated sentences of the game and the translated names of the project', () => {
    expect(said({ do: [{ op: 'gainAp', to: { op: 'allPcs' }, amount: 2 }] })).toEqual([
      'Bei allen PCs 2 AP-Marker hinzufügen.',
      true,
    ]);
    expect(said({ do: [{ op: 'discard', card: { op: 'thisCard' } }] })[1]).toBe(false);
  });
});
