import { type Static, Type } from 'typebox';
import { closedObject, described, documentHead } from '#engine/kernel/basics/schema-words.ts';
import { wordForms } from '#engine/kernel/documents/referred-names.ts';

export const unitStatuses = ['draft', 'translated', 'reviewed'] as const;
export type UnitStatus = (typeof unitStatuses)[number];
/** Of a text that is to be translated. `stale`: the source has changed since. */
export const workStates = ['missing', 'stale', ...unitStatuses] as const;
export type WorkState = (typeof workStates)[number];

/** A warning that a translator has dismissed, with the reason. */
const waiver = closedObject(
  {
    code: Type.String({
      pattern: '^([A-Z]{3}|L10N)[0-9]{3}$',
      examples: ['L10N010'],
      ...described('よしとした警告の番号', 'Code of the warning'),
    }),
    why: Type.String({ minLength: 1, ...described('よしとした理由', 'Why it is accepted') }),
    of: Type.String({
      pattern: '^[0-9a-f]{10}$',
      examples: ['a71c09e2f4'],
      ...described('そのときの訳文のハッシュ', 'Hash of the accepted translation'),
    }),
  },
  { ...described('見て、よしとした警告', 'An accepted warning') },
);

export const unit = closedObject(
  {
    t: Type.String(described('訳文', 'The translation')),
    h: Type.String({
      pattern: '^[0-9a-f]{10}$',
      examples: ['a71c09e2f4'],
      ...described(
        '訳した元の文のハッシュ（SHA-256の先頭10桁）',
        'Hash of the source text it was made from: the first 10 digits of its SHA-256',
      ),
    }),
    s: Type.Unsafe<UnitStatus>({
      type: 'string',
      enum: unitStatuses,
      ...described('状態：draft 下書き、translated 訳了、reviewed 校閲済み', 'Status'),
    }),
    same: Type.Optional(Type.Literal(true, described('元と同じ文なのは意図したこと', 'Same as the source on purpose'))),
    forms: Type.Optional(
      closedObject(
        Object.fromEntries(
          wordForms.map((form) => [
            form,
            Type.Optional(Type.String({ minLength: 1, ...described(`「${form}」の形`, `The form "${form}"`) })),
          ]),
        ),
        {
          minProperties: 1,
          ...described(
            '名前の他の形。文の {id:other} などで使う（Intl.PluralRules の分類）',
            'Other forms of a name, for texts that use {id:other} (categories of Intl.PluralRules)',
          ),
        },
      ),
    ),
    reading: Type.Optional(
      Type.String({
        minLength: 1,
        examples: ['ㄉㄠˋ ㄐㄩˋ'],
        ...described(
          '訳した名前の読み。面では名前の上に印刷される（注音やピンインは、字ごとに空白で区切る）',
          'How the translated name is read, printed above it on faces (Zhuyin or Pinyin with a space between syllables)',
        ),
      }),
    ),
    n: Type.Optional(Type.String(described('訳者のメモ。印刷されない', 'Note of the translator, never printed'))),
    ok: Type.Optional(
      Type.Array(waiver, {
        minItems: 1,
        ...described(
          '見て、よしとした警告。訳か元の文が変わると終わる',
          'Accepted warnings; they expire when the translation or its source text changes',
        ),
      }),
    ),
  },
  { ...described('一つの文の訳', 'The translation of one text') },
);
export type TranslationUnit = Static<typeof unit>;

/** A question about a text. It is kept apart from the units, as the text may have no translation yet. */
export const question = closedObject(
  {
    ask: Type.String({ minLength: 1, ...described('訳者の質問', "The translator's question") }),
    answer: Type.Optional(Type.String({ minLength: 1, ...described('答え', 'The answer') })),
  },
  { ...described('一つの文についての質問', 'A question about one text') },
);
export type TranslationQuestion = Static<typeof question>;

/** `l10n/<locale>/<path of the source>`. A text without unit is untranslated. */
export const unitsDocument = closedObject(
  {
    ...documentHead,
    units: Type.Unsafe<{ readonly [key: string]: TranslationUnit }>({
      type: 'object',
      additionalProperties: unit,
      'x-unit-keys': true,
      ...described('訳。鍵は id から作られる', 'Translations; the keys are built from ids'),
    }),
    questions: Type.Optional(
      Type.Unsafe<{ readonly [key: string]: TranslationQuestion }>({
        type: 'object',
        additionalProperties: question,
        ...described(
          '訳者の質問とその答え。鍵は文の鍵。済んだものは消す',
          'Questions of translators with their answers, by the keys of the texts; remove settled ones',
        ),
      }),
    ),
  },
  { title: 'Units of translation', 'x-title-ja': '翻訳' },
);
