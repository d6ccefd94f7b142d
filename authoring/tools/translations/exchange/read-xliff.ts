import { type ReadExchange, refused } from './exchange-row.ts';
import { readXml, type XmlAttributes } from './read-xml.ts';
import { xliffReader } from './xliff.ts';
import { xliff2Reader } from './xliff2.ts';
import type { XliffReader } from './xml-unit.ts';

/** XLIFF 1.0 to 1.2, 2.0 and 2.1. `asked`: the requested locale. */
export function rowsOfXliff(xml: string, asked: string): ReadExchange {
  let reader: XliffReader | null = null;
  const fault = readXml(xml, {
    open: (name, attributes, line) => {
      if (reader !== null) return reader.open(name, attributes, line);
      if (name !== 'xliff') return refused('notThis', undefined, { format: 'XLIFF' }).fault;
      const said = versionOf(attributes);
      if (/^1(\.|$)/.test(said)) reader = xliffReader(asked);
      else if (/^2\.[01]$/.test(said)) reader = xliff2Reader(attributes);
      else return { code: 'xliffVersion', place: { kind: 'line', line }, data: { said: said.slice(0, 10) } };
      return null;
    },
    close: (name, line) => reader?.close(name, line) ?? null,
    text: (text) => reader?.text(text),
  });
  if (fault !== null) return { kind: 'refused', fault };
  const { rows, locale } = reader as unknown as XliffReader;
  return { kind: 'read', locale: locale(), rows, notices: [] };
}

/** From the namespace if the attribute is missing. */
function versionOf(attributes: XmlAttributes): string {
  const namespace = /^urn:oasis:names:tc:xliff:document:(\d[\d.]*)$/;
  const found = Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('xmlns') ? (namespace.exec(value)?.[1] ?? []) : [],
  );
  return attributes['version'] ?? found[0] ?? '1.2';
}
