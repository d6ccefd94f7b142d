import type { Erased } from '#engine/kernel/basics/erased.ts';
import { extended } from '#engine/kernel/basics/extended.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { ChoiceRequest, Scope } from '#engine/kernel/language/block.ts';
import { canBeDone } from '#engine/kernel/language/effect-procedures.ts';
import {
  choice,
  effects,
  type Field,
  flag,
  lists,
  type Node,
  name,
  optional,
  selector,
} from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { markIncomplete } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type ChoicesOfSeveral, choosersOf, chosenNames, type PlayerChoice } from './each-chooses.ts';

const op = opBuilder<Erased>();

/** A choice evaluated for each player, as `self`. */
const choiceOfEach = (): Field<(scope: Scope) => ChoiceRequest, Node> => ({
  ...choice(),
  compile: (compiling, written: Node, path) => {
    const asked = compiling.choice(written, path);
    return (game) => (scope: Scope) => asked(game, scope);
  },
});

interface Choosing {
  readonly who: readonly Thing[];
  readonly from: (scope: Scope) => ChoiceRequest;
  readonly as: string;
  readonly do: string;
}

/** In player order, without those who are not in it. */
function inPlayerOrder(game: KernelGame, who: readonly Thing[]): readonly Thing[] {
  return game.windows.playerOrder?.(game).filter((one) => who.includes(one)) ?? who;
}
function choicesIn(game: KernelGame, { who, from, as, do: block }: Choosing, scope: Scope): readonly PlayerChoice[] {
  return inPlayerOrder(game, who).map((by) => {
    const asked = from({ ...scope, self: by });
    return { ...asked, by, from: asked.from.filter((one) => game.mayChoose?.(one, as, block) !== false) };
  });
}

/** Words for choices of several players whose results apply together. */
export function eachChoosesWords(
  { chooseEach, eitherEach }: ChoicesOfSeveral,
  example: { readonly effect: { readonly op: string }; readonly players: { readonly op: string } },
  on: readonly string[] = [],
): readonly Op[] {
  const { effect, players } = example;
  return [
    op('eachChooses', {
      sort: 'effect',
      fields: { who: selector(...on), from: choiceOfEach(), as: name(), secret: optional(flag()), do: effects() },
      about: {
        ja: 'それぞれがプレイヤー順に（secret なら秘密に、一つずつ）選び、全員が選んでから do を一度だけ、同時に行う。from の「自分」は選ぶ人。do の中で as は選ばれたものすべて、chosenBy はそのうち誰かが選んだもの',
        en: 'Each player chooses in player order (with "secret", secretly and one each); when all have chosen, "do" is done once, all of it at the same time. In "from", "self" is the player who chooses. In "do", "as" names everything chosen, and "chosenBy" what one of them chose',
      },
      text: {
        ja: '{who}はそれぞれ{from}を{secret?秘密に}選び（{as}）、全員が選んでから同時に、{do}',
        en: 'each of {who} {secret?secretly }chooses {from} ({as}); when all have chosen, at the same time: {do}',
      },
      example: { op: 'eachChooses', who: players, from: { op: 'one', of: players }, as: 'these', do: [effect] },
      canChange: (game: KernelGame, seen, scope) =>
        choicesIn(game, seen, scope).some(({ by, from }) =>
          from.some((of) => {
            const names = { ...scope.names, ...chosenNames(seen.as, [{ by, of }]) };
            return canBeDone(game, seen.do, extended(scope, { names }));
          }),
        ),
      run: (game: KernelGame, seen, scope) => {
        const choices = choicesIn(game, seen, scope);
        if (choices.every(({ from }) => from.length === 0)) return markIncomplete;
        return chooseEach(scope, { block: seen.do, as: seen.as, isSecret: seen.secret === true, choices });
      },
    }),
    op('eachEither', {
      sort: 'effect',
      fields: { who: selector(...on), secret: optional(flag()), must: optional(flag()), of: lists() },
      about: {
        ja: 'それぞれがプレイヤー順に（secret なら秘密に）いくつかのうち一つを選び、全員が選んでから同時に行う。それぞれの中の「自分」は選んだ人。must は either と同じ',
        en: 'Each player chooses one of several lists in player order (with "secret", secretly); when all have chosen, they are done at the same time, each with its player as "self". For "must", see "either"',
      },
      text: {
        ja: '{who}はそれぞれ次から{secret?秘密に}{must?必ず}1つを選び、全員が選んでから同時に行う：{of}',
        en: 'each of {who} {secret?secretly }{must?must choose|chooses} one, done at the same time when all have chosen: {of}',
      },
      example: { op: 'eachEither', who: players, of: [[effect], [effect]] },
      canChange: (game: KernelGame, seen, scope) =>
        seen.who.some((self) => seen.of.blocks.some((block) => canBeDone(game, block, { ...scope, self }))),
      run: (game: KernelGame, { who, secret = false, must = false, of: { path, blocks } }, scope) => {
        const order = inPlayerOrder(game, who);
        if (order.length === 0) return markIncomplete;
        return eitherEach(scope, { block: path, blocks, must, isSecret: secret, players: order });
      },
    }),
    op('chosenBy', {
      sort: 'selector',
      fields: { who: selector(...on), name: name() },
      about: { ja: 'eachChooses で誰かが選んだもの', en: 'What one of the players of "eachChooses" has chosen' },
      text: { ja: '{who}が選んだ{name}', en: '{name} that {who} chose' },
      example: { op: 'chosenBy', who: players, name: 'one' },
      run: (_, seen, { names }) => {
        const [chosen, choosers] = [names[seen.name], names[choosersOf(seen.name)]];
        if (typeof chosen !== 'object' || typeof choosers !== 'object') return [];
        return chosen.filter((__, i) => seen.who.includes(choosers[i] as Thing));
      },
    }),
  ];
}
