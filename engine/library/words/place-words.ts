import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { idOf, selector } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type OverridesOf, overrideOps } from './renamed.ts';

const op = opBuilder<Erased>();

/** Names and functions of a game for who is where. */
export interface Placing<G, Id extends string> {
  readonly ids: {
    readonly here: Id;
    readonly othersHere: Id;
    readonly at: Id;
    readonly isAt: Id;
    readonly placeOf: Id;
    readonly next: Id;
    readonly go: Id;
    readonly goTo: Id;
  };
  /** Occupants; `kind` as in fields of ops. */
  readonly who: { readonly kind: string; readonly ja: string; readonly en: string; readonly many: string };
  /** `kind` is also the group of ids. */
  readonly place: { readonly kind: string; readonly ja: string; readonly en: string; readonly many: string };
  readonly counter: string;
  readonly alsoPlaced: readonly string[];
  readonly called: (game: G, id: string) => Thing;
  /** -1: nowhere. */
  readonly placeOf: (game: G, one: Thing) => Thing;
  readonly at: (game: G, place: Thing) => readonly Thing[];
  readonly nextTo: (game: G, place: Thing) => readonly Thing[];
  /** The place meant by "here", and the things meant by "all here". */
  readonly here: (game: G, scope: Scope) => Thing;
  readonly allHere?: (game: G, scope: Scope) => readonly Thing[];
  readonly goes: (one: Thing, place: Thing) => Next;
  readonly example: string;
}

export function placeWords<G, const Id extends string>(
  { ids, who, place, counter, alsoPlaced, called, placeOf, at, nextTo, here, goes, example, ...more }: Placing<G, Id>,
  said: OverridesOf<Id> = {},
): readonly Op[] {
  const { allHere = (game, scope) => at(game, here(game, scope)) } = more;
  const self = { op: 'self' };
  const [one, many, a] = [who.ja, who.many, who.en];
  const [spot, where] = [place.ja, place.en];
  const moved = (game: G, all: readonly Thing[], to: Thing) => all.filter((each) => placeOf(game, each) !== to);
  const move = (game: G, all: readonly Thing[], to: Thing) => moved(game, all, to).map((each) => goes(each, to));
  const selects = (id: Id, parts: Erased): Op =>
    op(id, { sort: 'selector', example: { op: id }, fields: {}, ...parts });
  return overrideOps<Id>(
    [
      selects(ids.here, {
        counter,
        about: { ja: `この${spot}にいる${one}全員`, en: `All ${many} in this ${where}` },
        text: { ja: `この${spot}の${one}全員`, en: `all ${many} in this ${where}` },
        any: { ja: `この${spot}の${one}`, en: `a ${a} in this ${where}` },
        run: (game: G, _: object, scope: Scope) => allHere(game, scope),
      }),
      selects(ids.othersHere, {
        counter,
        about: { ja: `同じ${spot}にいる自分以外の${one}全員`, en: `All other ${many} in the same ${where}` },
        text: { ja: `この${spot}のほかの${one}全員`, en: `all other ${many} in this ${where}` },
        any: { ja: `この${spot}のほかの${one}`, en: `another ${a} in this ${where}` },
        run: (game: G, _: object, scope: Scope) => at(game, here(game, scope)).filter((each) => each !== scope.self),
      }),
      selects(ids.at, {
        counter,
        fields: { [place.kind]: idOf(place.kind) },
        about: { ja: `決まった${spot}にいる${one}全員`, en: `All ${many} in a given ${where}` },
        text: { ja: `{${place.kind}}の${one}全員`, en: `all ${many} in {${place.kind}}` },
        any: { ja: `{${place.kind}}の${one}`, en: `a ${a} in {${place.kind}}` },
        example: { op: ids.at, [place.kind]: example },
        run: (game: G, seen: Erased) => at(game, called(game, seen[place.kind])),
      }),
      op(ids.isAt, {
        sort: 'condition',
        fields: { [who.kind]: selector(who.kind), [place.kind]: idOf(place.kind) },
        about: {
          ja: `選ばれた${one}の誰かがその${spot}にいるか`,
          en: `Whether one of the selected ${many} is in the ${where}`,
        },
        text: {
          ja: `{${who.kind}}が{${place.kind}}にいる`,
          en: `{${who.kind}} {${who.kind}|is|are} in {${place.kind}}`,
        } as Erased,
        also: [
          negatedWording(
            `{${who.kind}}が{${place.kind}}にいない`,
            `{${who.kind}} {${who.kind}|is|are} not in {${place.kind}}`,
          ),
        ],
        example: { op: ids.isAt, [who.kind]: self, [place.kind]: example } as Erased,
        run: (game: G, seen: Erased) => {
          const to = called(game, seen[place.kind]);
          return seen[who.kind].some((each: Thing) => placeOf(game, each) === to);
        },
      }),
      selects(ids.placeOf, {
        fields: { of: selector(who.kind, ...alsoPlaced) },
        about: {
          ja: `${one}のいる${spot}、カードの置かれた${spot}`,
          en: `The ${place.many} of these ${many} or cards`,
        },
        text: { ja: `{of}の${spot}`, en: `the ${where} of {of}` },
        example: { op: ids.placeOf, of: self },
        run: (game: G, seen: { of: readonly Thing[] }) =>
          [...new Set(seen.of.map((each) => placeOf(game, each)))].filter((each) => each >= 0),
      }),
      selects(ids.next, {
        fields: { to: selector(place.kind) },
        about: { ja: `隣の${spot}`, en: `The ${place.many} next to these` },
        text: { ja: `{to}に隣接する${spot}`, en: `the ${place.many} adjacent to {to}` },
        any: { ja: `{to}に隣接する${spot}`, en: `an ${where} adjacent to {to}` },
        example: { op: ids.next, to: { op: ids.placeOf, of: self } },
        run: (game: G, seen: { to: readonly Thing[] }) => [...new Set(seen.to.flatMap((each) => nextTo(game, each)))],
      }),
      op(ids.go, {
        sort: 'effect',
        fields: { who: selector(who.kind), where: selector(place.kind) },
        about: {
          ja: `${one}を、選ばれた${spot}に移す（${spot}が決まっているなら ${ids.goTo}）`,
          en: `Moves ${many} to a selected ${where}; for a given ${where} use ${ids.goTo}`,
        },
        text: { ja: '{who}を{where}に移動させる', en: 'move {who} to {where}' },
        example: { op: ids.go, who: self, where: { op: ids.placeOf, of: self } } as Erased,
        canChange: (game: G, { who: all, where: [to] }) => to !== undefined && moved(game, all, to).length > 0,
        run: (game: G, { who: all, where: [to] }) => (to === undefined ? undefined : move(game, all, to)),
      }),
      op(ids.goTo, {
        sort: 'effect',
        fields: { who: selector(who.kind), [place.kind]: idOf(place.kind) },
        about: { ja: `${one}を${spot}に移す`, en: `Moves ${many} to an ${where}` },
        text: { ja: `{who}を{${place.kind}}に移動させる`, en: `move {who} to {${place.kind}}` } as Erased,
        example: { op: ids.goTo, who: self, [place.kind]: example } as Erased,
        canChange: (game: G, seen: Erased) => moved(game, seen.who, called(game, seen[place.kind])).length > 0,
        run: (game: G, seen: Erased) => move(game, seen.who, called(game, seen[place.kind])),
      }),
    ],
    said,
  );
}
