import type { Erased } from '../basics/erased.ts';
import type { Json } from '../basics/json.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Option } from '../decisions/decision.ts';
import type { Thing } from '../table/things-and-places.ts';
import type { Choose, Offer, Pick } from './procedure.ts';
import type { Frame, QueuedNext } from './stack.ts';

export interface SecretAnswer {
  readonly offer: string;
  readonly do: string;
  readonly pick: Pick;
}
type My = Frame['my'];
type AnyChoose = Choose<Erased, Erased>;

export function secretIn(my: My): readonly SecretAnswer[] {
  return (my['secret'] ?? []) as unknown as readonly SecretAnswer[];
}

export function unanswered(my: My): (option: Option) => boolean {
  const answered = new Set(secretIn(my).map(({ pick }) => pick['by']));
  return ({ pick }) => !answered.has(pick['by']);
}

/** Sorted by who answered, so that the state does not reveal the order of answering. */
export function keepSecret(my: My, choose: AnyChoose, { offer, do: word, pick }: Option): void {
  const name = Object.keys(choose.offers).find((one) => choose.offers[one] === offer) as string;
  const by = (answer: SecretAnswer) => answer.pick['by'] ?? -1;
  const answers = [...secretIn(my), { offer: name, do: word, pick }].sort((a, b) => by(a) - by(b));
  my['secret'] = answers as unknown as Json;
}

/** Removes answers; returns who gave them. */
export function forgetSecret(my: My, isForgotten: (by: Thing) => boolean): readonly Thing[] {
  const all = secretIn(my);
  const forgotten = all.filter(({ pick }) => isForgotten(pick['by'] as Thing));
  if (forgotten.length === 0) return [];
  const left = all.filter((answer) => !forgotten.includes(answer));
  if (left.length === 0) delete my['secret'];
  else my['secret'] = left as unknown as Json;
  return forgotten.map(({ pick }) => pick['by'] as Thing);
}

/** All consequences are computed before any runs, so that nobody is ahead. */
export function reveal(game: KernelGame, my: My, choose: AnyChoose): QueuedNext[] {
  const answers = secretIn(my);
  delete my['secret'];
  return answers.map(({ offer, pick }) => {
    const { rule, then } = choose.offers[offer] as Offer<Erased, Erased, Pick>;
    return { rule, next: then(game, my, pick) };
  });
}
