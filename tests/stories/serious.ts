import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Studio } from './studio.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{
    violations: readonly { id: string; impact: string; nodes: readonly { target: readonly string[] }[] }[];
  }>;
}

export interface Looked {
  /** The checked part; by default the page without Monaco's inside, which we cannot fix. */
  readonly at?: string;
  readonly without?: string;
  /** `colours`: only what a theme can change, when everything else was checked in another theme. */
  readonly rules?: 'all' | 'colours';
}

/** The violations that axe calls serious or critical on the current page. */
export async function seriousOn({ page }: Pick<Studio, 'page'>, looked: Looked = {}): Promise<string[]> {
  const { at, without = at === undefined ? '.monaco-editor' : undefined, rules = 'all' } = looked;
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const context = {
    ...(at === undefined ? {} : { include: [at] }),
    ...(without === undefined ? {} : { exclude: [without] }),
  };
  const options = {
    resultTypes: ['violations'],
    ...(rules === 'colours' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}),
  };
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(where as object, how as object);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
    },
    [context, options] as const,
  );
}
