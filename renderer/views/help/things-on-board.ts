export interface ChangedThing {
  readonly name: string;
  /** What its label says otherwise. */
  readonly was: string;
  readonly is: string;
  /** On the page; null: scrolled out of sight. */
  readonly place: { readonly left: number; readonly top: number } | null;
}

const MOST = 3;
const comma = /、|, /;

const thingsIn = (board: Element): readonly HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>('button[data-object]'),
];
const labelOf = (thing: HTMLElement): string => thing.querySelector('.hidden')?.textContent ?? '';

/** Labels of the things on a board, by name. */
export function thingsOn(board: Element): ReadonlyMap<string, string> {
  return new Map(thingsIn(board).map((thing) => [thing.dataset['object'] ?? '', labelOf(thing)]));
}

/** New things, and those that are labelled otherwise. */
export function changedThings(board: Element, before: ReadonlyMap<string, string>): readonly ChangedThing[] {
  const { top: upper, bottom: lower } = board.getBoundingClientRect();
  const changed = thingsIn(board).flatMap((thing) => {
    const label = labelOf(thing);
    const former = before.get(thing.dataset['object'] ?? '');
    const said = former === undefined ? newThing(label) : differenceOf(former, label);
    const { left, top, width } = thing.getBoundingClientRect();
    const isInSight = top >= upper && top < lower;
    return said === null || width === 0 ? [] : [{ ...said, place: isInSight ? { left: left + width, top } : null }];
  });
  const names = changed.map(({ name }) => name);
  return changed.filter(({ name }, i) => names.indexOf(name) === i).slice(0, MOST);
}

function newThing(label: string): Omit<ChangedThing, 'place'> {
  const [name = '', ...parts] = label.split(comma);
  return { name, was: '–', is: parts.filter(isAbout).slice(0, 2).join(' ') || name };
}

const isAbout = (part: string): boolean =>
  !/行動[0-9]+つ|[0-9]+ actions?|進行中|in progress|エディタ|editor/.test(part);

/** Null: only the number of actions differs, or nothing. */
export function differenceOf(before: string, after: string): Omit<ChangedThing, 'place'> | null {
  const [was, is] = [before.split(comma), after.split(comma)];
  const [gone, come] = [
    was.filter((part) => !is.includes(part) && isAbout(part)),
    is.filter((part) => !was.includes(part) && isAbout(part)),
  ];
  if (gone.length === 0 && come.length === 0) return null;
  return { name: was[0] ?? '', was: gone.join(' ') || '–', is: come.join(' ') || '–' };
}
