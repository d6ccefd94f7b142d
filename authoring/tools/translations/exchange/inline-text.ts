import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { type ExchangeFault, isHash } from './exchange-row.ts';
import type { XmlAttributes } from './read-xml.ts';

// Programs of translators wrap parts of a text in inline codes. Our texts have none, so what a code stands for is text.

export interface InlineText {
  readonly text: string;
  /** What each code stands for; empty: nothing that is known. */
  readonly codes: readonly string[];
}

/** Reads the content of a `source`, `target` or `seg`. */
export interface InlineReader {
  open(name: string, attributes: XmlAttributes): void;
  /** True: the text itself ends. */
  close(): boolean;
  text(text: string): void;
  done(): InlineText;
}

/** Elements whose content is a code, except in XLIFF 2. */
const wrapped = new Set(['ph', 'it', 'bpt', 'ept', 'ut']);

/** `dataOf`: the code that an XLIFF 2 document keeps elsewhere. */
export function readInline(dataOf: (id: string) => string | undefined = () => undefined): InlineReader {
  let text = '';
  const codes: string[] = [];
  /** Where open codes begin, and how open pairs end. */
  const open: { readonly from: number | null; readonly end: string | undefined }[] = [];
  const said = (code: string | undefined): void => {
    if (code === undefined) return;
    codes.push(code);
    text += code;
  };
  return {
    open: (name, attributes) => {
      const known = (ref: string, plain: string): string | undefined =>
        dataOf(attributes[ref] ?? '') ?? attributes[plain];
      const isPair = name === 'pc';
      const code = isPair
        ? known('dataRefStart', 'equivStart')
        : name === 'cp'
          ? letterOf(attributes['hex'])
          : (known('dataRef', 'equiv') ?? attributes['equiv-text'] ?? (name === 'x' ? '' : undefined));
      said(code);
      open.push({
        from: wrapped.has(name) && code === undefined ? text.length : null,
        end: isPair ? known('dataRefEnd', 'equivEnd') : undefined,
      });
    },
    close: () => {
      const ended = open.pop();
      if (ended === undefined) return true;
      if (ended.from !== null) codes.push(text.slice(ended.from));
      said(ended.end);
      return false;
    },
    text: (more) => {
      text += more;
    },
    done: () => ({ text, codes }),
  };
}

/** Of the element `cp`, a character that XML cannot hold. */
export const letterOf = (hex: string | undefined): string => {
  const code = Number.parseInt(hex ?? '', 16);
  return code >= 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
};

/** Of a code that is not part of the text, or whose text is not known. `hash`: that of the source text, if stated. */
export function codeFault(source: InlineText, target: InlineText, hash: string, line: number): ExchangeFault | null {
  const isOwn = isHash(hash) ? sourceHash(source.text) === hash : !source.codes.includes('');
  const strange =
    !isOwn && source.codes.length > 0 ? source.codes[0] : target.codes.find((code) => !source.text.includes(code));
  return strange === undefined
    ? null
    : { code: 'inlineCode', place: { kind: 'line', line }, data: { said: strange.slice(0, 60) || '<ph/>' } };
}
