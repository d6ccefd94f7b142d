import { isFormula } from '#authoring/text/tables/spreadsheet-guard.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { NamesById } from './cell-text.ts';
import type { SheetColumn, SingleCell } from './column.ts';

export type CellFault =
  | { readonly code: 'formula' | 'id' | 'taken' | 'read-only' | 'required' | 'not-a-number' | 'not-json' | 'changed' }
  | { readonly code: 'not-a-word'; readonly words: readonly Text[] }
  | { readonly code: 'no-such-thing' | 'several-things'; readonly name: string }
  | { readonly code: 'format'; readonly message: Text };

/** Undefined: empty. */
export type ReadCell =
  | { readonly kind: 'value'; readonly value: Json | undefined }
  | { readonly kind: 'fault'; readonly fault: CellFault };

const value = (read: Json | undefined): ReadCell => ({ kind: 'value', value: read });
const refused = (fault: CellFault): ReadCell => ({ kind: 'fault', fault });

/** Numbers and words may have full-width characters. */
export function readCell(column: SheetColumn, typed: string, names: NamesById): ReadCell {
  const { cell } = column;
  const text = cell.kind === 'text' ? typed : typed.normalize('NFKC').trim();
  if (column.isId) return refused({ code: 'id' });
  if (isFormula(typed.trimStart().normalize('NFKC'))) return refused({ code: 'formula' });
  if (text === '') return column.isRequired ? refused({ code: 'required' }) : value(undefined);
  switch (cell.kind) {
    case 'json':
      return parsed(text) ?? refused({ code: 'not-json' });
    case 'list':
      return listOf(cell.of, text, names);
    default:
      return singleOf(cell, text, names);
  }
}

function singleOf(cell: SingleCell, text: string, names: NamesById): ReadCell {
  switch (cell.kind) {
    case 'text':
      return value(text);
    case 'number': {
      const plain = text.replace(/(?<=\d),(?=\d{3}\b)/g, '').replace(/^[−‐–]/, '-');
      if (/^-?[0-9]+(\.[0-9]+)?$/.test(plain)) return value(Number(plain));
      const node = cell.mayBeNode && text.startsWith('{') ? parsed(text) : null;
      return node ?? refused({ code: 'not-a-number' });
    }
    case 'word': {
      const sought = folded(text);
      const found =
        cell.words.find(({ id }) => String(id) === text) ??
        cell.words.find(({ id, label }) => [String(id), label.ja, label.en].some((one) => folded(one) === sought));
      return found === undefined
        ? refused({ code: 'not-a-word', words: cell.words.map(({ label }) => label) })
        : value(found.id);
    }
    case 'name': {
      if (names.has(text)) return value(text);
      const sought = folded(text);
      const found = [...names].filter(([, { ja, en }]) => folded(ja) === sought || folded(en) === sought);
      const [only] = found;
      if (only === undefined) return refused({ code: 'no-such-thing', name: text });
      return found.length > 1 ? refused({ code: 'several-things', name: text }) : value(only[0]);
    }
  }
}

/** A part is split at weak separators only if it is not a name as a whole. */
function listOf(of: SingleCell, text: string, names: NamesById): ReadCell {
  const values: Json[] = [];
  for (const part of text.split(/[,、;\n]/)) {
    const whole = part.trim();
    if (whole === '') continue;
    const asOne = singleOf(of, whole, names);
    const read = asOne.kind === 'value' ? [asOne] : whole.split(/[・/]/).map((one) => singleOf(of, one.trim(), names));
    for (const one of read) {
      if (one.kind === 'fault') return one;
      if (one.value !== undefined) values.push(one.value);
    }
  }
  return value(values);
}

function parsed(text: string): ReadCell | null {
  try {
    return value(JSON.parse(text) as Json);
  } catch {
    return null;
  }
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
