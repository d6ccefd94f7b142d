export interface SearchQuery {
  readonly text: string;
  readonly isPattern: boolean;
  readonly matchesCase: boolean;
  readonly within: 'all' | 'ids' | 'printed' | `units:${string}`;
}

/** Null: not restricted to translations. */
export const localeWithin = ({ within }: SearchQuery): string | null => /^units:(.+)$/.exec(within)?.[1] ?? null;

/** Such as `op:damage amount>3`. */
export interface NodeQuery {
  readonly op: string;
  readonly fields: readonly FieldTest[];
}
export interface FieldTest {
  readonly field: string;
  readonly is: '=' | '!=' | '>' | '<' | '>=' | '<=';
  readonly value: string;
}

/** `detail`: message of the regular expression engine. */
export interface QueryFault {
  readonly code: 'pattern' | 'field' | 'noOp';
  readonly detail: string;
}

export type Understood =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'fault'; readonly fault: QueryFault }
  | { readonly kind: 'nodes'; readonly query: NodeQuery }
  | { readonly kind: 'text'; readonly pattern: RegExp; readonly isFolded: boolean };

const fieldTest = /^([A-Za-z][A-Za-z0-9]*)(!=|>=|<=|=|>|<)(.+)$/;

/** Words match regardless of width and kana; patterns are literal. */
export function understand(query: SearchQuery): Understood {
  const { text, isPattern, matchesCase } = query;
  if (text === '') return { kind: 'nothing' };
  if (!isPattern && /^op:/.test(text.trim())) return nodeQuery(text.trim());
  try {
    const source = isPattern ? text : escaped(folded(text, matchesCase));
    const pattern = new RegExp(source, matchesCase || !isPattern ? 'gu' : 'giu');
    return { kind: 'text', pattern, isFolded: !isPattern };
  } catch (error) {
    const detail = error instanceof Error ? error.message.replace(/^.*: /s, '') : String(error);
    return { kind: 'fault', fault: { code: 'pattern', detail } };
  }
}

function nodeQuery(text: string): Understood {
  const [first = '', ...rest] = text.slice('op:'.length).trim().split(/\s+/);
  if (first === '') return { kind: 'fault', fault: { code: 'noOp', detail: '' } };
  const fields: FieldTest[] = [];
  for (const part of rest) {
    const [, field = '', is = '=', value = ''] = fieldTest.exec(part) ?? [];
    if (field === '') return { kind: 'fault', fault: { code: 'field', detail: part } };
    fields.push({ field, is: is as FieldTest['is'], value });
  }
  return { kind: 'nodes', query: { op: first, fields } };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

export function folded(text: string, matchesCase: boolean): string {
  const wide = text.normalize('NFKC');
  const kana = /[\u30a1-\u30f6]/.test(wide) ? inHiragana(wide) : wide;
  return matchesCase ? kana : kana.toLowerCase();
}

/** By codes, since replacing a pattern by a function takes twice as long. */
function inHiragana(text: string): string {
  let made = '';
  for (let from = 0; from < text.length; from += PIECE) {
    const codes = new Uint16Array(Math.min(PIECE, text.length - from));
    for (let i = 0; i < codes.length; i++) {
      const code = text.charCodeAt(from + i);
      codes[i] = code >= 0x30a1 && code <= 0x30f6 ? code - 0x60 : code;
    }
    made += Reflect.apply(String.fromCharCode, null, codes);
  }
  return made;
}
/** A call takes a limited number of arguments. */
const PIECE = 8192;
