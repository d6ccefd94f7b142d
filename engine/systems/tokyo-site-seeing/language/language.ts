import type { Language } from '#engine/kernel/language/compile.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { alsoSaid } from '#engine/library/words/also-said.ts';
import { overrideOps } from '#engine/library/words/renamed.ts';
import { layers } from '../table/layers.ts';
import { clearScenario } from './effects/clear-scenario.ts';
import { ops } from './generated/ops.ts';
import { phrases } from './phrases.ts';
import { sharedWords } from './shared-words.ts';
import { wordings } from './wordings.ts';

const may = { facts: { printed: [phrases.may] } };
const otherPc = { facts: { printed: [phrases.otherPc] } };

export const language: Language = {
  layers: [...layers.map(({ id }) => id), 'allow', 'forbid'],
  ops: alsoSaid(
    [
      ...overrideOps(kernelOps({ effect: clearScenario.example, selector: { op: 'allPcs' } }), {
        ...{ may, choose: may, upTo: may },
        ...{ where: otherPc, not: otherPc },
      }),
      ...sharedWords,
      ...ops,
    ],
    wordings,
  ),
};
