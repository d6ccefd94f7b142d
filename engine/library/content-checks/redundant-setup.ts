import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { at, type Located } from './placed.ts';

export interface AutomaticSetup<Step> {
  readonly op: string;
  readonly rule: string;
  /** Whether a step says just that. */
  fits(node: JsonObject, step: Step): boolean;
}

export function doneAnyway<Step extends { readonly do: unknown }>(
  step: Located<Step>,
  always: readonly AutomaticSetup<Step>[],
): readonly ContentProblem[] {
  return nodesIn(step.value.do, ['do']).flatMap(({ op, node, path }) =>
    always
      .filter((one) => one.op === op && one.fits(node, step.value))
      .map(({ rule }) => at(step, [...path, 'op'], 'EFT019', 'warning', { op, rule })),
  );
}
