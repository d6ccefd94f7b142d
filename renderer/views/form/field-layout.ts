import type { FormField } from '#authoring/tools/form/form.ts';
import { isSegmented, lettersOf } from './word-control.tsx';

// The order and widths of fields on the 12-column grid.

/** Identity first, technical fields last, and fields that are not printed after those that are. */
const first: readonly string[] = ['name', 'title', 'reading', 'id'];
const last: readonly string[] = ['flavor', 'note', 'overrides', 'formerly', 'formatVersion', '$schema'];

const keyOf = ({ path }: FormField): string => String(path.at(-1));

export function inReadingOrder(fields: readonly FormField[]): readonly FormField[] {
  // The printed text follows the effects.
  const hasEffects = fields.some(({ control }) => control.kind === 'nodes');
  const weight = (field: FormField): number => {
    const key = keyOf(field);
    if (first.includes(key)) return first.indexOf(key) - first.length;
    if (key === 'text' && hasEffects) return 0.5;
    return last.includes(key) ? 1 + last.indexOf(key) : 0;
  };
  return [...fields].sort((a, b) => weight(a) - weight(b));
}

/** Shown even when empty: every entry that can have them should. */
const always: readonly string[] = ['reading', 'note'];

const isOfEntry = ({ path }: FormField): boolean => path.length === 1;

export const isShown = (field: FormField, opened: ReadonlySet<string>): boolean =>
  field.isWritten ||
  field.isRequired ||
  (isOfEntry(field) && always.includes(keyOf(field))) ||
  opened.has(keyOf(field));

const ofHead: Readonly<Record<string, number>> = { name: 5, title: 5, reading: 4, id: 3 };

export function columnsOf(field: FormField): number {
  const { control } = field;
  switch (control.kind) {
    case 'text':
      if (keyOf(field) === 'note' || keyOf(field) === 'flavor') return 6;
      if (control.isLong) return 12;
      return isOfEntry(field) ? (ofHead[keyOf(field)] ?? 6) : keyOf(field) === 'id' ? 3 : 6;
    case 'number':
      return 3;
    case 'words':
      if (field.isRequired && isSegmented(control.words))
        return Math.min(8, 1 + Math.ceil(lettersOf(control.words) / 3));
      return isOfEntry(field) ? 3 : 4;
    case 'flag':
      return 6;
    case 'fixed':
      return 4;
    case 'id':
      return 4;
    case 'several':
      return 5;
    case 'group':
      return isRow(control.fields)
        ? Math.min(12, 2 + control.fields.filter(({ isWritten }) => isWritten).length * 2)
        : 12;
    default:
      return 12;
  }
}

export function isRow(fields: readonly FormField[]): boolean {
  const written = fields.filter(({ isWritten, isRequired }) => isWritten || isRequired);
  return written.length <= 4 && written.every(({ control }) => ['number', 'words', 'id'].includes(control.kind));
}
