import type { BreakdownView } from '#authoring/project/sentences/breakdown-view.ts';
import type { Explained, LinkView } from '#authoring/project/sentences/explained.ts';
import type { EditView, RuleView } from '#authoring/project/sentences/reason-teller.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { designOf } from '../table/table-names.ts';

export interface ReasonRow {
  readonly key: string;
  /** base: the initial amount. part: the value of an inner node. edit: a modification. answer: a decision. */
  readonly kind: 'base' | 'part' | 'edit' | 'cause' | 'answer';
  /** In the sum: `4`, `−2`, `×2`; null: not part of it. */
  readonly value: string | null;
  readonly title: string;
  /** Below the title. */
  readonly note: string | null;
  readonly rule: string | null;
  /** Page of the rule book, as `p.31`; empty: none. */
  readonly page: string;
  /** Path of the node in the JSON. */
  readonly way: string | null;
  /** Index of the decision in the log. */
  readonly entry: number | null;
  readonly event: number | null;
}

const nowhere = { value: null, note: null, rule: null, page: '', way: null, entry: null, event: null };

/** Rows in the order of calculation: base, edits, causes, decision. */
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

/** Rows for a computed number: its base with parts, and its edits. */
export function breakdownRows(
  { base, text, name, rule, path, values, edits, rules }: BreakdownView,
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

function editRows(edits: readonly EditView[], rules: readonly RuleView[], locale: Locale): readonly ReasonRow[] {
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
      // Printed values have no effect, so link to the piece.
      way: path ?? (typeof card === 'string' ? designOf(card) : null),
    };
  });
}

const withPages = (rows: readonly ReasonRow[], rules: readonly RuleView[]): readonly ReasonRow[] =>
  rows.map((row) => ({ ...row, page: rules.find(({ id }) => id === row.rule)?.page ?? '' }));

function causeRow(link: LinkView, i: number, locale: Locale): ReasonRow {
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
