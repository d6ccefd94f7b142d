import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { WorkState } from '#authoring/text/formats/units.ts';
import {
  type ExchangeFault,
  type ExchangeRow,
  formatSnapshot,
  isHash,
  type PlacedRow,
  parseSnapshot,
  type UnitSnapshot,
} from './exchange-row.ts';
import { codeFault, type InlineText } from './inline-text.ts';
import type { XmlListener } from './read-xml.ts';

/** `note from` or `note category` of notes for translators, by convention. */
export const DESIGNER = 'developer';

/** One for each version; the root has been read. */
export interface XliffReader extends XmlListener {
  readonly rows: readonly PlacedRow[];
  /** The requested locale, or another one if the file has it. */
  locale(): string | null;
}

export interface ReadUnit {
  readonly file: string;
  readonly key: string;
  readonly line: number;
  readonly extra: ReadonlyMap<string, string>;
  readonly source: InlineText;
  readonly target: InlineText;
  readonly note: string;
  readonly before: string | null;
  readonly isPartial?: boolean;
}

export function placedUnit(
  unit: ReadUnit,
  stateOf: (was: UnitSnapshot | null) => WorkState,
): PlacedRow | ExchangeFault {
  const { file, key, line, extra, source, target, note, before, isPartial } = unit;
  const hash = extra.get('hash') ?? '';
  const fault = codeFault(source, target, hash, line);
  if (fault !== null) return fault;
  const was = parseSnapshot(extra.get('was') ?? '');
  return {
    row: {
      ...{ file, key, source: source.text, target: target.text, note, before, was },
      state: stateOf(was),
      same: extra.get('same') === 'yes',
      hash: isHash(hash) ? hash : sourceHash(source.text),
    },
    place: { kind: 'line', line },
    ...(isPartial === true ? { isPartial } : {}),
  };
}

export const noText: InlineText = { text: '', codes: [] };

export const noKey = (line: number): ExchangeFault => ({ code: 'noKey', place: { kind: 'line', line }, data: {} });

/** What goes with a unit so that it can be compared when it comes back. */
export const extraOf = ({ hash, was, same }: ExchangeRow): readonly (readonly [string, string])[] => [
  ['hash', hash],
  ...(was === null ? [] : [['was', formatSnapshot(was)] as const]),
  ...(same ? [['same', 'yes'] as const] : []),
];
