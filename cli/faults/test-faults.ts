import type { TestRow } from '#api/cli/test-report.ts';
import type { ArgumentFault } from '../arguments/argument-faults.ts';

/** Places where a test was looked for and none is: a mistyped folder is not to be green. */
export function noPlaytests(places: readonly string[]): ArgumentFault {
  return {
    code: 'ARG021',
    message: {
      ja: `プレイテスト（.json）がありません：${places.join('、')}`,
      en: `There is no playtest (.json) in ${places.join(', ')}`,
    },
    data: { places: places.join(' ') },
  };
}

export function noSuchTest(name: string, names: readonly string[]): ArgumentFault {
  return {
    code: 'ARG022',
    message: {
      ja: `名前に「${name}」を含むテストはありません。${listed(names)}`,
      en: `No test has "${name}" in its name.${listed(names)}`,
    },
    data: { name, tests: names.length },
  };
}

export function whichTest(names: readonly string[]): ArgumentFault {
  return {
    code: 'ARG018',
    message: {
      ja: `--explain か --show のどちらか一つで、テスト1つ（--name に名前）を指定してください。${listed(names)}`,
      en: `Give --explain or --show, and one test (--name and its name).${listed(names)}`,
    },
    data: { tests: names.length },
  };
}

export function untilAlone(): ArgumentFault {
  return {
    code: 'ARG023',
    message: {
      ja: '--until は --show か --explain と一緒に使ってください。',
      en: '--until goes with --show or --explain.',
    },
    data: {},
  };
}

/** The test was not even begun. */
export function notBegun(test: TestRow): ArgumentFault {
  return {
    code: 'ARG024',
    message: {
      ja: 'テストを始められないので、見せるゲームがありません。',
      en: 'The test cannot be begun: there is no game to look at.',
    },
    data: { test },
  };
}

/** How many steps `--until STEP` lets be done: `given` none, `when/0` or `0` the first. */
export function stepsUntil(until: string, steps: number): number | ArgumentFault {
  if (until === 'given') return 0;
  const [, written] = /^(?:when\/)?(\d+)$/.exec(until) ?? [];
  if (written !== undefined && Number(written) < steps) return Number(written) + 1;
  return {
    code: 'ARG025',
    message: {
      ja: `--until に「${until}」は使えません。given か、when/0 から when/${steps - 1} までの番号を書いてください。`,
      en: `--until cannot be "${until}". Give given, or a step from when/0 to when/${steps - 1}.`,
    },
    data: { until, steps },
  };
}

/** As many names as are read. */
const listed = (names: readonly string[]): string =>
  names
    .slice(0, 40)
    .map((name) => `\n  ${name}`)
    .join('') + (names.length > 40 ? `\n  … (${names.length})` : '');
