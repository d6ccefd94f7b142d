import type { Erased } from '#engine/kernel/basics/erased.ts';
import { emptyScope } from '#engine/kernel/language/compile.ts';
import { amount, type Field, optional, selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { blankKey, gainKey } from '../abilities/characteristic-keys.ts';
import { overrideOps, type WordOverrides } from './renamed.ts';

const op = opBuilder<Erased>();

/** A sort of `Characteristics` and the field with its ids, such as `oneOf('keyword', keywords)`. */
export interface GainWord {
  readonly sort: string;
  readonly noun: { readonly ja: string; readonly en: string };
  readonly field: Field<string, string>;
  readonly example: string;
}

/** Modifiers for constant texts and for `lasting`; `gainTrait` for sort `trait`. Needs layer `add`. */
export function characteristicWords(
  {
    of,
    example,
    sorts,
  }: { readonly of: readonly string[]; readonly example: { readonly op: string }; readonly sorts: readonly GainWord[] },
  said: { readonly [id: string]: WordOverrides } = {},
): readonly Op[] {
  const gains = sorts.map(({ sort, noun, field, example: gained }) =>
    op(gainWordOf(sort), {
      sort: 'modifier',
      fields: { of: selector(...of), gained: field, amount: optional(amount()) },
      about: {
        ja: `${noun.ja}を得る（constant か、lasting の中で使う）。負の数なら失う`,
        en: `Gives things a ${noun.en} while the text is in force; a negative amount takes it away`,
      },
      text: { ja: `{of}は${noun.ja}「{gained}」を[{amount}つ]得る`, en: `{of} {of|gains|gain} [{amount} ]{gained}` },
      example: { op: gainWordOf(sort), of: example, gained },
      run: (_, seen) => ({
        number: gainKey(sort, seen.gained(null, emptyScope)),
        layer: 'add',
        of: seen.of,
        amount: (game, scope) => seen.amount(game, scope) ?? 1,
      }),
    }),
  );
  const blank = op('blankText', {
    sort: 'modifier',
    fields: { of: selector(...of) },
    about: {
      ja: 'カードの文章欄を空とみなす（constant か、lasting の中で使う）。得たものは残る',
      en: 'Treats text boxes as blank while the text is in force; what the cards gained stays',
    },
    text: { ja: '{of}の文章欄を空とみなす', en: 'treat the text box of {of} as blank' },
    example: { op: 'blankText', of: example },
    run: (_, seen) => ({ number: blankKey, layer: 'add', of: seen.of, amount: () => 1 }),
  });
  return overrideOps([...gains, blank], said);
}

const gainWordOf = (sort: string): string => `gain${sort.charAt(0).toUpperCase()}${sort.slice(1)}`;
