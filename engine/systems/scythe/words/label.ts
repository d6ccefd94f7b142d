import type { SystemWords } from '#engine/kernel/contract/system.ts';
import { labelOf } from '#engine/library/words/labels.ts';
import groups from './groups.json' with { type: 'json' };

const label = labelOf({ ...groups.seat, ...groups.piece });
const pieceOf = /^([^-#]+)-([^#]+)(#\d+)?$/;

/** Pieces are called after their faction, areas and ways after their seat: both parts are named. */
const labelOfPart: SystemWords['label'] = (documents, locale, name, field) => {
  const [, owner = '', part = '', copy = ''] = pieceOf.exec(name) ?? [];
  const whole = label(documents, locale, name, field);
  if (owner === '' || whole !== name) return whole;
  const [of, what] = [label(documents, locale, owner), label(documents, locale, part)];
  const number = copy === '' ? '' : ` ${copy.slice(1)}`;
  return locale === 'ja' ? `${of}の${what}${number}` : `${of}: ${what}${number}`;
};

export { labelOfPart as label };
