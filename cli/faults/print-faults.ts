import type { ChangedSince } from '#host/print/changed-since.ts';
import type { AskedCalibration } from '#host/print/print-calibration.ts';
import {
  addressNamed,
  defaultParts,
  fileEnding,
  guidesNamed,
  kindFor,
  kindWords,
  paperNamed,
  partWords,
  shopNamed,
} from '#host/print/print-choices.ts';
import type { AskedPrint } from '#host/print/print-job.ts';
import { type ArgumentFault, fault, missingValue, oneOf, wrongValue } from '../arguments/argument-faults.ts';
import type { ParsedArguments } from '../arguments/command.ts';
import { anyList, optionValue } from '../words/cli-text.ts';
import reasons from '../words/reasons.json' with { type: 'json' };

type Asked =
  | { readonly print: Omit<AskedPrint, 'locales'>; readonly to: string }
  | { readonly sheet: AskedCalibration; readonly to: string }
  | { readonly fault: ArgumentFault };

/** Checks all that does not depend on the project. */
export function readPrintArguments(given: ParsedArguments): Asked {
  const shop = shopNamed(given.text('shop'));
  const needed = kindFor(shop);
  const typed = given.text('as');
  const as = kindWords.find((one) => one === typed) ?? needed;
  if (as === undefined) return { fault: missingValue('--as', anyOf(kindWords)) };
  if (needed !== undefined && as !== needed) return { fault: wrongValue('--as', as, anyOf([needed])) };
  const [to, ending] = [given.text('to'), fileEnding(as)];
  const right = optionValue('nameEnding', { ending });
  if (to === undefined) return { fault: missingValue('--to', right) };
  if (!to.toLowerCase().endsWith(ending)) return { fault: wrongValue('--to', to, right) };
  const offset = offsetOf(given.text('offset') ?? '0,0');
  if (offset === null) return { fault: wrongValue('--offset', given.text('offset') ?? '', optionValue('offset')) };
  const address = addressNamed(given.text('address'));
  if (address === null) return { fault: wrongValue('--address', given.text('address') ?? '', optionValue('address')) };
  const parts = listOf(given.text('parts'));
  const paper = paperNamed(given.text('paper'));
  const duplex = given.text('duplex') === 'short' ? ('short' as const) : ('long' as const);
  if (as === 'calibration') return { sheet: { paper, duplex, offset }, to };
  const print = {
    ...{ as, shop, paper, duplex, offset, guides: guidesNamed(given.text('guides')) },
    parts: parts.length === 0 ? defaultParts : [...new Set(parts)],
    select: listOf(given.text('select')),
    only: null,
    copies: given.text('copies') === 'one' ? ('one' as const) : ('printed' as const),
    address,
  };
  return { print, to };
}

const anyOf = (words: readonly string[]) => (words.length === 1 ? anyList(words) : oneOf(words));

/** The first part that the game does not print. */
export function unknownPart(
  parts: readonly string[],
  printed: readonly { readonly id: string }[],
): ArgumentFault | null {
  const known = partWords(printed);
  const wrong = parts.find((part) => !known.includes(part));
  return wrong === undefined ? null : wrongValue('--parts', wrong, anyOf(known));
}

export function listOf(written: string | undefined): readonly string[] {
  return (written ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function offsetOf(written: string): readonly [number, number] | null {
  const [, x, y] = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(written) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

export const nothingToPrint = (hasFaces: boolean, select: readonly string[]): ArgumentFault =>
  hasFaces ? fault('nothingSelected', { select: [...select] }, { list: select.join(',') }) : fault('noFaces');

export function notKnownSince(since: string, found: Exclude<ChangedSince, { readonly kind: 'known' }>): ArgumentFault {
  if (found.kind === 'no-such-time') return wrongValue('--changed-since', since, optionValue('time'));
  const why = found.kind === 'unread' ? found.why : found.kind;
  return fault('notKnownSince', { since, why }, { because: reasons[why] });
}
