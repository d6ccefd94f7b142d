import type { Compiler } from '#engine/kernel/language/compile.ts';
import type { Facts } from '#engine/kernel/language/facts.ts';
import type { Node, Value } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import type { Happening, RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';

/** Who acts, and how much the act says: its price less so much, so many steps. */
export interface Acting {
  readonly by: Thing;
  readonly amount: number;
}
/** What an answer to an act names. */
export type ActObject = { readonly by: Thing; readonly [field: string]: number };

/**
 * One act that things print: what it can be done to, what of that some rule excludes, and what it then changes. Its word in
 * the effect language, its answer, whether it is offered and whether several can be done in their order follow from this.
 */
export interface Act<G, Word extends string = string> extends Pick<Op, 'about' | 'text'> {
  readonly word: Word;
  readonly rule: RuleId;
  readonly facts?: Facts;
  /** The field that says how much, where there is one; `unsaid`: what it comes to when it is left out, where it can be. */
  readonly says?: {
    readonly field: string;
    readonly unsaid?: number;
    /** With fewer nothing happens. */
    readonly least: number;
    readonly example: number;
  };
  /** The fields of its answer. With `by` alone it is done as it is, else to one of several things. */
  readonly fields: readonly string[];
  among(game: G, acting: Acting): readonly ActObject[];
  readonly except: { readonly [rule: RuleId]: (game: G, acting: Acting, object: ActObject) => boolean };
  does(game: G, acting: Acting, object: ActObject): readonly Happening[];
}

function isExcluded<G>(game: G, act: Act<G>, acting: Acting, object: ActObject): boolean {
  for (const rule in act.except) if (act.except[rule]?.(game, acting, object)) return true;
  return false;
}
/** What an act can be done to now. */
export const objectsOf = <G>(game: G, act: Act<G>, acting: Acting): readonly ActObject[] =>
  act.among(game, acting).filter((object) => !isExcluded(game, act, acting, object));
/** Whether there is anything: it can be asked of everything that prints acts, at every decision. */
export const canAct = <G>(game: G, act: Act<G>, acting: Acting): boolean =>
  act.among(game, acting).some((object) => !isExcluded(game, act, acting, object));

/** Acts that are done one after the other, compiled. */
export interface PrintedActs<Word extends string = string> {
  readonly block: string;
  /** The same number for those that say the same. */
  readonly says: number;
  /** Null: an effect that is no act, which can be done whenever it can change something. */
  readonly acts: readonly ({ readonly word: Word; readonly amount: Value<number> } | null)[];
}

/** Compiles acts at a path of the content. `said`: what those before say, each by its number. */
export function printedActs<G, Word extends string>(
  compiler: Compiler,
  acts: readonly Act<G, Word>[],
  said: string[],
  does: readonly Node[],
  path: string,
): PrintedActs<Word> {
  const text = JSON.stringify(does);
  const known = said.indexOf(text);
  return {
    says: known >= 0 ? known : said.push(text) - 1,
    block: compiler.block(does, path),
    acts: does.map((node, i) => {
      const act = acts.find(({ word }) => word === node.op);
      if (act === undefined) return null;
      const { field, unsaid = 0 } = act.says ?? {};
      const written = field === undefined ? 0 : (node[field] ?? unsaid);
      return { word: act.word, amount: compiler.amount(written, `${path}/${i}/${field}`) };
    }),
  };
}
