import { type Static, Type } from 'typebox';
import { namedPicture } from '#engine/kernel/basics/named-picture.ts';
import { closedObject, described, documentHead } from '#engine/kernel/basics/schema-words.ts';
import { packageIdPattern } from '../files/package-path.ts';

const locale = Type.String({
  pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
  examples: ['en'],
  ...described('言語', 'A language'),
});

const pileBack = namedPicture(null, { ja: '山の裏面の絵', en: 'The back picture of a pile' });

export const studioDocument = closedObject(
  {
    $schema: documentHead.$schema,
    formatVersion: Type.Literal(
      1,
      described('プロジェクトの形式の版。今は1', 'Version of the format of projects, now 1'),
    ),
    id: Type.String({
      pattern: `^${packageIdPattern}$`,
      examples: ['my-project'],
      'x-id': ['project'],
      ...described(
        'プロジェクトの名前（小文字・数字・ハイフン）',
        'Name of the project: lower-case letters, digits, hyphens',
      ),
    }),
    version: Type.String({
      pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$',
      examples: ['0.1.0'],
      ...described('プロジェクトの版', 'Version of the project'),
    }),
    system: Type.String({
      'x-name-of': ['game-system'],
      ...described('どのゲームのプロジェクトか', 'The game it is for'),
    }),
    title: Type.String({ minLength: 1, 'x-l10n': true, ...described('題名', 'Title') }),
    sourceLocale: Type.String({
      pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
      examples: ['ja'],
      ...described('書いている言語', 'The language it is written in'),
    }),
    locales: Type.Array(locale, {
      uniqueItems: true,
      ...described('すべての言語。書いている言語を含む', 'All its languages, including the source language'),
    }),
    requires: Type.Array(
      closedObject(
        {
          id: Type.String({
            pattern: `^${packageIdPattern}$`,
            examples: ['base-game'],
            ...described('プロジェクトの名前（その studio.json の id）', 'Its name: the id in its studio.json'),
          }),
          version: Type.String({
            pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$',
            examples: ['1.0.0'],
            ...described(
              'どの版から使えるか。1.2.0 なら 1.2.0 以上 2.0.0 未満、0.3.1 なら 0.3.1 以上 0.4.0 未満',
              'The minimum version: 1.2.0 allows 1.2.0 up to but not including 2.0.0; 0.3.1 up to but not including 0.4.0',
            ),
          }),
        },
        { ...described('必要な別のプロジェクト', 'Another project that it requires') },
      ),
      described('必要な別のプロジェクト', 'Other projects it requires'),
    ),
    backs: Type.Optional(
      Type.Unsafe<{ readonly [pile: string]: Static<typeof pileBack> }>({
        type: 'object',
        additionalProperties: pileBack,
        'x-keys-of': ['pile'],
        ...described(
          '山ごとの裏面の絵。書かない山には、ゲームの裏面が描かれる',
          'The pictures on card backs, by pile; a pile without one gets the back drawn by the game',
        ),
      }),
    ),
    settings: Type.Record(Type.String(), Type.Unknown(), described('ゲームの設定', 'Settings of the game')),
  },
  { title: 'A project', 'x-title-ja': 'プロジェクト' },
);
export type Studio = Static<typeof studioDocument>;
