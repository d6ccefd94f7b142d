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

/** What axe calls serious or critical on the page as it stands. Monaco's own inside is not ours to mend. */
export async function seriousOn({ page }: Pick<Studio, 'page'>): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ exclude: ['.monaco-editor'] }, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
  });
}
