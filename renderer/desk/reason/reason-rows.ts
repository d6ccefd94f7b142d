import type { Explained, ToldLink } from '#authoring/project/sentences/explained.ts';
import type { ToldEdit, ToldRule } from '#authoring/project/sentences/reason-teller.ts';
import type { ToldReckoning } from '#authoring/project/sentences/reckoned.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { designOf } from '../table/table-names.ts';

/** One row of a reason: what it says, and where it leads. */
export interface ReasonRow {
  readonly key: string;
  /**
   * base: what the amount began as. part: what a node inside came to. edit: what altered it. cause: what led to it.
   * answer: the decision it comes of.
   */
  readonly kind: 'base' | 'part' | 'edit' | 'cause' | 'answer';
  /** As it stands in the sum: `4`, `−2`, `×2`; null where it has no part in it. */
  readonly value: string | null;
  readonly title: string;
  /** What more is said, below the title. */
  readonly note: string | null;
  readonly rule: string | null;
  /** Where in the book that rule stands, as `p.31`; empty: nowhere. */
  readonly page: string;
  /** The node in the JSON, by its path. */
  readonly way: string | null;
  /** The decision, by its place in the log. */
  readonly entry: number | null;
  /** The event that has a reason of its own. */
  readonly event: number | null;
}

const nowhere = { value: null, note: null, rule: null, page: '', way: null, entry: null, event: null };

/** A reason as rows, in the order in which it is counted: the base, what altered it, what led to it, the decision. */
export function reasonRows(found: Explained, locale: Locale): readonly ReasonRow[] {
  const causes = found.chain.filter((link) => !(link.kind === 'answer' && link.entry === found.entry));
  const [nearest, ...others] = causes.map((link, i) => causeRow(link, i, locale));
  const rows: ReasonRow[] = [];
  if (found.value !== null) {
    const { base, edits } = found.value;
    const from = nearest ?? { ...nowhere, key: 'base', title: found.text[locale] };
    rows.push({ ...from, kind: 'base', value: String(base) }, ...editRows(edits, found.rules, locale));
  } else if (nearest !== undefined) rows.push(nearest);
  rows.push(...others);
  if (found.cause !== null)
    rows.push({
      ...nowhere,
      key: 'answer',
      kind: 'answer',
      title: found.cause.text[locale],
      entry: found.entry,
    });
  return withPages(rows, found.rules);
}

/** What a number in force is counted from, as rows: the base with what it is made of, and what alters it. */
export function reckoningRows(
  { base, text, name, rule, path, values, edits, rules }: ToldReckoning,
  locale: Locale,
): readonly ReasonRow[] {
  const parts = values.filter((one) => one.path !== path && !edits.some((edit) => edit.path === one.path));
  const isNamed = name !== null && rule !== null;
  const rows: readonly ReasonRow[] = [
    {
      ...nowhere,
      ...{ key: 'base', kind: 'base', value: String(base), rule, way: path },
      title: isNamed ? name[locale] : text[locale],
      note: isNamed ? text[locale] : null,
    },
    ...parts.map(
      (one): ReasonRow => ({
        ...nowhere,
        ...{ key: one.path, kind: 'part', value: String(one.value), title: one.text[locale], way: one.path },
      }),
    ),
    ...editRows(edits, rules, locale),
  ];
  return withPages(rows, rules);
}

function editRows(edits: readonly ToldEdit[], rules: readonly ToldRule[], locale: Locale): readonly ReasonRow[] {
  return edits.map(({ name, said, rule, path, card, text }, i) => {
    const sentence = rules.find(({ id }) => id === rule)?.text[locale] ?? null;
    return {
      ...nowhere,
      key: `edit ${i}`,
      kind: 'edit',
      value: said[locale],
      title: name?.[locale] ?? sentence ?? text[locale],
      note: name === null ? null : sentence,
      rule,
      // What is printed on a piece is no effect: the piece itself is where it is written.
      way: path ?? (typeof card === 'string' ? designOf(card) : null),
    };
  });
}

const withPages = (rows: readonly ReasonRow[], rules: readonly ToldRule[]): readonly ReasonRow[] =>
  rows.map((row) => ({ ...row, page: rules.find(({ id }) => id === row.rule)?.page ?? '' }));

function causeRow(link: ToldLink, i: number, locale: Locale): ReasonRow {
  const name = link.name?.[locale] ?? '';
  return {
    key: `cause ${i}`,
    kind: 'cause',
    value: null,
    title: name === '' ? link.text[locale] : name,
    note: name === '' ? null : link.text[locale],
    rule: link.rule ?? null,
    page: '',
    way: link.path ?? null,
    entry: link.entry ?? null,
    event: (link.kind === 'after' || link.kind === 'putOff') && (link.event ?? -1) >= 0 ? (link.event as number) : null,
  };
}
