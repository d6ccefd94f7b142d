import { type Paper, type PaperSize, papers } from '#authoring/project/paper/paper.ts';
import { CARDS, type PrintKind } from '#authoring/project/paper/print-kinds.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import { fill, type MessageValues } from '#authoring/text/messages/messages.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { adviceOnPaper, type PrintCode, printWords } from './print-words.ts';
import { byPile } from './printed-cards.ts';
import { gridFor } from './sheet-grid.ts';
import { prints, type ShopId, shops } from './shops.ts';
import type { SmallerPart } from './smaller-parts.ts';

export interface ToPrint extends PaperSize {
  readonly part: string;
  readonly path: string;
  readonly id: string;
  readonly pile: string;
  readonly hasBack: boolean;
}
export interface PrintTarget {
  readonly as: PrintKind;
  readonly paper: Paper;
  readonly shop: ShopId | null;
}

export interface Preflight<Entry> {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

/** Missing backs are errors for a shop, and always if nothing is left. `smaller`: parts for smaller paper. */
export function preflight<Entry extends ToPrint>(
  all: readonly Entry[],
  target: PrintTarget,
  smaller: readonly SmallerPart[],
): Preflight<Entry> {
  const { as, paper, shop: shopId } = target;
  const shop = shopId === null ? null : shops[shopId];
  const problems: Problem[] = [];
  let entries = all;
  const leaveOut = (
    code: PrintCode,
    isRight: (entry: Entry) => boolean,
    aboutLeft: (left: readonly Entry[]) => About,
  ) => {
    const left = entries.filter((entry) => !isRight(entry));
    entries = entries.filter(isRight);
    const [first] = left;
    if (first === undefined) return;
    const severity = entries.length === 0 ? 'error' : 'warning';
    const { data: about, spoken } = aboutLeft(left);
    const data = { ids: left.map(({ id }) => id), sizes: sizesOf(left), ...about };
    problems.push(printProblem(code, severity, first.path, data, spoken));
  };
  if (shop !== null)
    leaveOut(
      'PRT003',
      (entry) => prints(shop, entry),
      () => ({ data: { shop: shop.name } }),
    );
  const [any] = entries;
  if (shop?.as === 'deck' && any !== undefined)
    problems.push(printProblem('PRT007', 'info', any.path, { shop: shop.name, standard: shop.standard }));
  if (as === 'sheets')
    leaveOut(
      'PRT006',
      (entry) => findsRoom(entry, paper),
      (left) => onSmallPaper(left, paper, insteadOf(left, all, paper, smaller)),
    );
  const sizes = sizesOf(entries);
  const [first] = entries;
  if (first !== undefined && as === 'deck' && sizes.length > 1)
    problems.push(printProblem('PRT001', 'warning', first.path, { sizes }));
  if (as !== 'contact')
    for (const { pile, path } of byPile(entries).flatMap(([one]) =>
      one === undefined || one.hasBack || one.part !== CARDS ? [] : [one],
    ))
      problems.push(printProblem('PRT002', shop === null ? 'warning' : 'error', path, { pile }));
  return { entries, problems };
}

interface About {
  readonly data: Readonly<Record<string, string>>;
  /** Only in the sentence. */
  readonly spoken?: MessageValues;
}

const findsRoom = (size: PaperSize, paper: Paper) => gridFor(size, papers[paper], 'rim') !== null;

function onSmallPaper(left: readonly PaperSize[], paper: Paper, instead: SmallerPart | null): About {
  const [larger] = (Object.keys(papers) as Paper[])
    .filter((one) => left.every((size) => findsRoom(size, one)))
    .sort((one, other) => areaOf(papers[one]) - areaOf(papers[other]));
  const [asked, held] = [paper.toUpperCase(), larger?.toUpperCase() ?? null];
  const data = { paper: asked, ...(held && { larger: held }), ...(instead && { instead: instead.id }) };
  return { data, spoken: { advice: adviceOnPaper(held, instead) } };
}

const areaOf = ({ width, height }: PaperSize) => width * height;

/** Null: none, or it is printed anyway. */
function insteadOf(
  left: readonly ToPrint[],
  all: readonly ToPrint[],
  paper: Paper,
  smaller: readonly SmallerPart[],
): SmallerPart | null {
  const isInstead = (one: SmallerPart) =>
    left.every(({ part }) => part === one.of) && all.every(({ part }) => part !== one.id) && findsRoom(one, paper);
  return smaller.find(isInstead) ?? null;
}

export const strictFor = (shop: ShopId | null, problem: Problem): Problem =>
  shop === null ? problem : { ...problem, severity: 'error' };

function sizesOf(entries: readonly PaperSize[]): readonly string[] {
  return [...new Set(entries.map(({ width, height }) => `${width}×${height}`))];
}

/** At the start of the file. `spoken`: values for the sentence only. */
export function printProblem(
  code: PrintCode,
  severity: Problem['severity'],
  file: string,
  data: Readonly<Record<string, string | readonly string[]>>,
  spoken: MessageValues = {},
): Problem {
  return { code, severity, file, range: startOfFile, message: fill(printWords[code], { ...data, ...spoken }), data };
}
