import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { entrySentence } from '#authoring/project/sentences/entry-sentence.ts';
import { mayDo } from '#authoring/project/sentences/japanese-verbs.ts';
import { asPrinted } from '#authoring/project/sentences/speak.ts';
import { wholeVoice } from '#authoring/project/sentences/whole-voice.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { latinWords } from '../renderer/latin-words.ts';
import { entriesWithEffects } from './entries-with-effects.ts';

const read = await Promise.all(
  readdirSync('sample-content').map(async (name) => {
    const { files } = await readProject(`sample-content/${name}`);
    return [name, diagnose(files, hostedSystems)] as const;
  }),
);

describe.each(read)('the sentences of the effects of %s', (_, { system, documents }) => {
  if (system === null) return;
  const entries = entriesWithEffects(documents);
  const said = (locale: 'ja' | 'en') => {
    const voice = wholeVoice(system, documents, locale);
    return entries.flatMap((entry) => [voice, asPrinted(voice)].map((its) => entrySentence(entry, locale, its)));
  };
  it('contain no id in Japanese', () => {
    expect(
      said('ja').filter(
        (text) => latinWords(text.replace(/\d/g, ' ')).length > 0 || /のではない|次のすべて|…/.test(text),
      ),
    ).toEqual([]);
  });
  it('contain no Japanese letter in English', () => {
    expect(said('en').filter((text) => /[぀-ヿ一-鿿]|it is not the case|…/.test(text))).toEqual([]);
  });
});

it.each([
  [['カードを1枚引く'], 'カードを1枚引いてもよい'],
  [['カードを1枚引く', '手札を1枚捨て札にする'], 'カードを1枚引き、手札を1枚捨て札にしてもよい'],
  [['トークンを1個得る'], 'トークンを1個得てもよい'],
  [['PCをシナガワに移す'], 'PCをシナガワに移してもよい'],
  [['攻撃を行う'], '攻撃を行ってもよい'],
  [['物理ダメージ2点'], undefined],
])('%j may be done: %s', (said, may) => {
  expect(mayDo(said)).toBe(may);
});
