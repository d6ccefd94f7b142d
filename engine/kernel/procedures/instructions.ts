import type { Erased } from '../basics/erased.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import { type ListedOffers, listedOffers } from './compiled-offers.ts';
import type { Next, RuleId } from './next.ts';
import type { AnyProcedure, AnyStep, Choose } from './procedure.ts';

export const Does = { step: 0, settle: 1, choose: 2 } as const;

/** A step for the machine. All have the same fields, so that engines can inline access: millions run per second. */
export interface Instruction {
  readonly does: (typeof Does)[keyof typeof Does];
  readonly rule: RuleId;
  readonly run: (game: Erased, my: Erased) => Next;
  /** Settling point. */
  readonly name: string;
  readonly settled: () => void;
  readonly choose: Choose<Erased, Erased>;
  readonly listed: ListedOffers;
}

const nothing = (): undefined => undefined;
const noChoice: Choose<Erased, Erased> = { kind: 'choose', rule: 'KERNEL', offers: {}, asks: 'pick', secret: false };
const noOffers = listedOffers(noChoice);

export const instructionsOf = memoizeByKey(({ steps }: AnyProcedure): readonly Instruction[] => steps.map(instruction));

function instruction(step: AnyStep<Erased, Erased>): Instruction {
  const { rule } = step;
  const empty = { run: nothing, name: '', settled: nothing, choose: noChoice, listed: noOffers };
  const { run, name, settled, choose, listed } = { ...empty, ...ownOf(step) };
  return { does: Does[step.kind], rule, run, name, settled, choose, listed };
}

function ownOf(step: AnyStep<Erased, Erased>): Partial<Instruction> {
  switch (step.kind) {
    case 'step':
      return { run: step.run };
    case 'settle':
      return { name: step.name, settled: step.settled ?? nothing };
    case 'choose':
      return { choose: step, listed: listedOffers(step) };
  }
}
