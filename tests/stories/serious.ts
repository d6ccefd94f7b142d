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
  /** What is looked at; without it the page. Monaco's own inside is left out: it is not ours to mend. */
  readonly at?: string;
  /** `colours`: what a theme may change, where everything else was looked at in another theme. */
  readonly rules?: 'all' | 'colours';
}

/** What axe calls serious or critical on the page as it stands. */
export async function seriousOn({ page }: Pick<Studio, 'page'>, { at, rules = 'all' }: Looked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const context = { ...(at === undefined ? {} : { include: [at] }), exclude: ['.monaco-editor'] };
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
