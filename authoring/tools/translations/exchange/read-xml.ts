import { type ExchangeFault, LONGEST_TEXT } from './exchange-row.ts';
import { isWritable } from './xml-text.ts';

export type XmlAttributes = { readonly [name: string]: string };

/**
 * Callbacks in document order; a returned fault stops the parser. Elements in the namespace of the root have their
 * local name, whatever their prefix; others have `{namespace}` before it.
 */
export interface XmlListener {
  open(name: string, attributes: XmlAttributes, line: number): ExchangeFault | null;
  close(name: string, line: number): ExchangeFault | null;
  text(text: string): void;
}

const NAME = '[A-Za-z_:][\\w:.-]*';
const openTag = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'y');
const closeTag = new RegExp(`</(${NAME})\\s*>`, 'y');
const attribute = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');
const known: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const DEEPEST = 100;

type Prefixes = ReadonlyMap<string, string>;
interface OpenElement {
  readonly written: string;
  readonly name: string;
  readonly prefixes: Prefixes;
}

/** Minimal: refuses DOCTYPE, against entity expansion and external entities. Null: success. */
export function readXml(written: string, listener: XmlListener): ExchangeFault | null {
  const xml = written.replace(/^\ufeff/, '');
  const open: OpenElement[] = [];
  let [at, counted, line, length] = [0, 0, 1, 0];
  let root: string | null = null;

  const lineAt = (offset: number): number => {
    for (; counted < offset; counted++) if (xml.charCodeAt(counted) === 10) line++;
    return line;
  };
  const place = () => ({ kind: 'line', line: lineAt(at) }) as const;
  const notXml = (why: string): ExchangeFault => ({ code: 'notXml', place: place(), data: { why } });
  const said = (text: string): ExchangeFault | null => {
    if (open.length === 0) return text.trim() === '' ? null : notXml(text.trim().slice(0, 40));
    length += text.length;
    if (length > LONGEST_TEXT) return { code: 'tooLong', place: place(), data: { most: LONGEST_TEXT } };
    if (!isWritable(text)) return notXml('\\u0000–\\u001f');
    listener.text(text);
    return null;
  };
  /** Content up to `end`; null: unclosed. */
  const upTo = (begin: string, end: string): string | null => {
    const found = xml.indexOf(end, at + begin.length);
    return found < 0 ? null : xml.slice(at + begin.length, found);
  };

  while (at < xml.length) {
    if (xml.charCodeAt(at) !== 60) {
      const next = xml.indexOf('<', at);
      const raw = xml.slice(at, next < 0 ? xml.length : next);
      const text = plainText(raw);
      const fault = text === null ? notXml(raw.trim().slice(0, 40)) : said(text);
      if (fault !== null) return fault;
      at += raw.length;
      continue;
    }
    const mark = ['<!--', '<![CDATA[', '<!', '<?'].find((one) => xml.startsWith(one, at));
    if (mark === '<!') return { code: 'entities', place: place(), data: {} };
    if (mark !== undefined) {
      const end = mark === '<!--' ? '-->' : mark === '<?' ? '?>' : ']]>';
      const inside = upTo(mark, end);
      if (inside === null) return notXml(mark);
      const fault = mark === '<![CDATA[' ? said(inside.replace(/\r\n?/g, '\n')) : null;
      if (fault !== null) return fault;
      at += mark.length + inside.length + end.length;
      continue;
    }
    length = 0;
    closeTag.lastIndex = at;
    const closed = closeTag.exec(xml);
    if (closed !== null) {
      const element = open.pop();
      if (element === undefined || element.written !== closed[1]) return notXml(`</${closed[1]}>`);
      const fault = listener.close(element.name, lineAt(at));
      if (fault !== null) return fault;
      at = closeTag.lastIndex;
      continue;
    }
    openTag.lastIndex = at;
    const opened = openTag.exec(xml);
    if (opened === null) return notXml(xml.slice(at, at + 40));
    const [, written = '', inside = '', isWhole] = opened;
    if ((open.length === 0 && root !== null) || open.length === DEEPEST) return notXml(`<${written}>`);
    const attributes = attributesIn(inside);
    if (attributes === null) return notXml(`<${written}${inside.slice(0, 40)}`);
    const prefixes = prefixesAfter(open.at(-1)?.prefixes ?? new Map(), attributes);
    const [prefix, local] = written.includes(':') ? (written.split(':', 2) as [string, string]) : ['', written];
    const namespace = prefixes.get(prefix) ?? prefix;
    root ??= namespace;
    const name = namespace === root ? local : `{${namespace}}${local}`;
    const fault = listener.open(name, attributes, lineAt(at));
    if (fault !== null) return fault;
    at = openTag.lastIndex;
    if (isWhole !== '/') open.push({ written, name, prefixes });
    else {
      const ended = listener.close(name, lineAt(at));
      if (ended !== null) return ended;
    }
  }
  return open.length > 0 || root === null ? notXml(open.length > 0 ? `<${open.at(-1)?.written}>` : '—') : null;
}

function prefixesAfter(before: Prefixes, attributes: XmlAttributes): Prefixes {
  const declared = Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
    name === 'xmlns' ? [['', value]] : name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
  );
  return declared.length === 0 ? before : new Map([...before, ...declared]);
}

/** Null: duplicate or invalid. */
function attributesIn(written: string): XmlAttributes | null {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of written.matchAll(attribute)) {
    const value = plainText((double ?? single ?? '').replace(/[\t\n\r]/g, ' '));
    if (value === null || found.has(name)) return null;
    found.set(name, value);
  }
  return Object.fromEntries(found);
}

/** Resolves entities; null: an unknown one. */
function plainText(raw: string): string | null {
  const text = raw.replace(/\r\n?/g, '\n');
  if (!text.includes('&')) return text;
  let isSound = true;
  const plain = text.replace(/&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|(\w+));|&/g, (_, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? 'z', 16) : Number(decimal);
    const letter = name === undefined ? letterOf(code) : known[name as string];
    if (letter === undefined) isSound = false;
    return letter ?? '';
  });
  return isSound ? plain : null;
}

const letterOf = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff && isWritable(String.fromCodePoint(code)) ? String.fromCodePoint(code) : undefined;
