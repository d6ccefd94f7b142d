import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { carriersOf, type RuleCode, withCoverage, withoutRule } from '#engine/rule-testing/rule-mutations.ts';
import type { PlaytestContext } from './begin.ts';
import { runPlaytest } from './run.ts';

export interface TestToRun {
  readonly file: string;
  readonly test: Playtest;
  readonly readSave: PlaytestContext['readSave'];
  /** Of a test that is played in another project of the same game. */
  readonly playable?: PlaytestContext['playable'];
}
/** A carrier of a rule that no test covers. */
export interface Gap {
  readonly carrier: string;
  readonly rule: string;
}
export interface RuleCoverage {
  readonly total: number;
  /** Named by a passing test, in which its code ran. */
  readonly covered: readonly string[];
  /** Rules that a program cannot enforce. */
  readonly notApplicable: readonly { readonly id: string; readonly reason: string }[];
  /** Rules that are not built yet. */
  readonly toCome: readonly string[];
  /** Neither code nor test. */
  readonly missing: readonly string[];
  /** Code that runs in no passing test of its rule. */
  readonly unreached: readonly Gap[];
  /** Code that can be removed without any test of its rule failing; null: not tried. */
  readonly unnoticed: readonly Gap[] | null;
  readonly failing: readonly string[];
}

/** `remove`: tries the tests without each carrier, or without those of one rule. */
export function ruleCoverage(
  playable: PlaytestContext['playable'],
  tests: readonly TestToRun[],
  { remove, rule: only }: { readonly remove: boolean; readonly rule?: string | undefined },
): RuleCoverage {
  const { system } = playable;
  const carriers = carriersOf(system);
  const ran = new Map<TestToRun, ReadonlySet<string>>();
  for (const one of tests) {
    const touched = new Set<string>();
    if (passes(one, { ...(one.playable ?? playable), system: withCoverage(system, touched) })) ran.set(one, touched);
  }
  const naming = (rule: string) => tests.filter((one) => ran.has(one) && (one.test.rules ?? []).includes(rule));
  const gaps = pairsOf(carriers);
  const reached = (gap: Gap) => naming(gap.rule).some((one) => ran.get(one)?.has(gap.carrier));
  const noticed = ({ carrier, rule }: Gap) => {
    const rest = withoutRule(system, carrier);
    return naming(rule).some((one) => !passes(one, { ...(one.playable ?? playable), system: rest }));
  };
  const unreached = gaps.filter((gap) => !reached(gap));
  const rules = Object.keys(system.words.rules);
  const carried = new Set(gaps.map(({ rule }) => rule));
  const isCovered = (rule: string) => naming(rule).length > 0 && !unreached.some((gap) => gap.rule === rule);
  const reasonOf = (rule: string) => system.words.rules[rule]?.notApplicable;
  const notApplicable = rules.flatMap((id) => {
    const reason = reasonOf(id);
    return reason === undefined || reason === 'toCome' ? [] : [{ id, reason }];
  });
  return {
    total: rules.length,
    covered: rules.filter(isCovered),
    notApplicable,
    toCome: rules.filter((rule) => reasonOf(rule) === 'toCome'),
    missing: rules.filter((rule) => !carried.has(rule) && naming(rule).length === 0 && reasonOf(rule) === undefined),
    unreached,
    unnoticed: remove
      ? gaps.filter((gap) => [gap.rule, undefined].includes(only) && reached(gap) && !noticed(gap))
      : null,
    failing: tests.filter((one) => !ran.has(one)).map(({ file, test }) => `${file}: ${test.name}`),
  };
}

function pairsOf(carriers: readonly RuleCode[]): Gap[] {
  return carriers.flatMap(({ id, rules }) =>
    rules.filter((rule) => rule !== 'KERNEL').map((rule) => ({ carrier: id, rule })),
  );
}

/** Any exception means that it does not pass. */
function passes({ file, test, readSave }: TestToRun, playable: PlaytestContext['playable']): boolean {
  try {
    return runPlaytest(file, test, { playable, readSave }).ok;
  } catch {
    return false;
  }
}
