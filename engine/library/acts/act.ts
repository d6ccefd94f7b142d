import type { Compiler } from '#engine/kernel/language/compile.ts';
import type { OpFacts } from '#engine/kernel/language/facts.ts';
import type { CompiledValue, Node } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import type { ChangeNext, RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';

/** `amount`: what the act says, e.g. a discount or a number of steps. */
export interface ActRequest {
  readonly by: Thing;
  readonly amount: number;
}
export type ActObject = { readonly by: Thing; readonly [field: string]: number };

/** A printed action. Op, answer, offers and feasibility derive from it. */
export interface Act<G, Word extends string = string> extends Pick<Op, 'about' | 'text'> {
  readonly word: Word;
  readonly rule: RuleId;
  readonly facts?: OpFacts;
  /** Field of the amount; `unsaid`: its default, if it may be omitted. */
  readonly says?: {
    readonly field: string;
    readonly unsaid?: number;
    /** Below this, nothing happens. */
    readonly least: number;
    readonly example: number;
  };
  /** Answer fields. Only `by`: no object to choose. */
  readonly fields: readonly string[];
  among(game: G, acting: ActRequest): readonly ActObject[];
  /** Fewer objects, of which one is possible if any is, to ask whether the act can be done. */
  few?(game: G, acting: ActRequest): readonly ActObject[];
  readonly except: { readonly [rule: RuleId]: (game: G, acting: ActRequest, object: ActObject) => boolean };
  does(game: G, acting: ActRequest, object: ActObject): readonly ChangeNext[];
}

export function isExcluded<G>(game: G, act: Act<G>, acting: ActRequest, object: ActObject): boolean {
  for (const rule in act.except) if (act.except[rule]?.(game, acting, object)) return true;
  return false;
}
export const objectsOf = <G>(game: G, act: Act<G>, acting: ActRequest): readonly ActObject[] =>
  act.among(game, acting).filter((object) => !isExcluded(game, act, acting, object));
/** Without building the list: called for everything with acts, at every decision. */
export const canAct = <G>(game: G, act: Act<G>, acting: ActRequest): boolean =>
  (act.few ?? act.among)(game, acting).some((object) => !isExcluded(game, act, acting, object));

export interface PrintedActs<Word extends string = string> {
  readonly block: string;
  /** Same number for equal lists. */
  readonly says: number;
  /** Null: an ordinary effect. */
  readonly acts: readonly ({ readonly word: Word; readonly amount: CompiledValue<number> } | null)[];
}

/** `said`: texts of the lists so far; the index is `says`. */
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
