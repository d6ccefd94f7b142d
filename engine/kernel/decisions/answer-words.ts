import { memoizeByKey } from '../basics/memoize.ts';
import { changeProcedure } from '../changes/change-window.ts';
import { reactProcedure } from '../changes/reaction-window.ts';
import type { RuleSystem } from '../contract/system.ts';
import { effectProcedures } from '../language/effect-procedures.ts';
import type { AnyProcedure } from '../procedures/procedure.ts';

export interface AnswerWord {
  readonly word: string;
  readonly fields: readonly string[];
  /** Choices that offer it, as `procedure/step`. */
  readonly asked: readonly string[];
}

export const ownProcedures: readonly AnyProcedure[] = [changeProcedure, reactProcedure, ...effectProcedures];

export const answerWords = memoizeByKey(
  (system: Pick<RuleSystem, 'procedures' | 'vocabulary'>): readonly AnswerWord[] => {
    const words = new Map<string, { fields: Set<string>; asked: Set<string> }>();
    for (const { id, names, steps } of [...system.procedures, ...ownProcedures]) {
      for (const [at, step] of steps.entries()) {
        for (const [name, offer] of step.kind === 'choose' ? Object.entries(step.offers) : []) {
          const { among, fields = [] } = offer;
          const own = typeof fields === 'string' ? system.vocabulary.windows[fields] : fields;
          if (own === undefined) continue;
          const word = offer.do ?? name;
          const known = words.get(word) ?? { fields: new Set(), asked: new Set() };
          words.set(word, known);
          for (const field of typeof among === 'function' ? own : Object.keys(among)) known.fields.add(field);
          known.asked.add(`${id}/${names[at]}`);
        }
      }
    }
    return [...words].map(([word, { fields, asked }]) => ({ word, fields: [...fields], asked: [...asked] }));
  },
);
