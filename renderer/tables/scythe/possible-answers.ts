import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { ScytheParts } from './board-context.ts';

const wanted = {
  hex: ['produce', 'put', 'deploy', 'build', 'attack'],
  area: ['area', 'bottom', 'enlist'],
  way: ['top', 'upgrade'],
  objective: ['reveal'],
  factoryCard: ['topCard', 'takeCard'],
} as const;
type Sort = keyof typeof wanted;
type Asking = Pick<ScytheParts, 'asked' | 'deciding' | 'picked' | 'movable'>;

const by = ({ deciding }: Asking): JsonObject => (deciding === null ? {} : { by: deciding });

/** What could be asked of a thing: what is asked now, else what it is mainly for. */
export function possibleAnswers(parts: Asking, sort: Sort, name: string): readonly JsonObject[] {
  const fitting = wanted[sort].filter((word) => parts.asked.has(word));
  const steps = sort === 'hex' ? stepsTo(parts, name) : [];
  if (fitting.length === 0 && steps.length > 0) return steps;
  return (fitting.length > 0 ? fitting : wanted[sort].slice(0, 1)).map((word) => ({
    do: word,
    ...by(parts),
    [sort]: name,
  }));
}

/** A step of the picked unit, or of the first that may move, to a hex or a home base. */
export function stepsTo(parts: Asking, to: string): readonly JsonObject[] {
  const { asked, picked, movable } = parts;
  if (asked.has('retreat')) return [{ do: 'retreat', ...by(parts), to }];
  const unit = picked ?? [...movable][0];
  return asked.has('move') && unit !== undefined ? [{ do: 'move', ...by(parts), unit, to }] : [];
}

const phases = {
  area: ['area'],
  follow: ['attack', 'dial', 'retreat', 'option', 'takeCard'],
  bottom: ['bottom', 'asPrinted', 'instead', 'upgrade', 'deploy', 'build', 'enlist', 'pay'],
  top: ['top', 'topCard', 'move', 'carry', 'board', 'unload', 'go', 'produce', 'put', 'take'],
} as const;

const beginnings = new Set<string>(['area', 'bottom', ...phases.follow]);

/** `entries`: what was answered so far. Moves and gains come with each of them: what was begun last says which. */
export function phaseOf(asked: ReadonlySet<string>, entries: readonly JsonObject[]): string {
  const asks = (phase: keyof typeof phases) => phases[phase].some((word) => asked.has(word));
  if (asks('area') || asks('follow')) return asks('area') ? 'area' : 'follow';
  if (asks('bottom')) return 'bottom';
  if (!asks('top')) return '';
  const begun = entries.findLast(({ do: word }) => beginnings.has(String(word)))?.['do'];
  return begun === 'bottom' ? 'bottom' : begun === undefined || begun === 'area' ? 'top' : 'follow';
}
