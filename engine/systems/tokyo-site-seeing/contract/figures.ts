import type { Breakdown } from '#engine/kernel/numbers/number.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type Figure, type Figures, figure, forEach } from '#engine/library/figures/figures.ts';
import { abilities } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { enterBase, hpOf, moveBase } from '../table/numbers.ts';

export function figures(game: TokyoGame): Figures {
  const open = [...game.slotCards(), ...game.at('exploration'), ...game.at('scenario/shown')];
  return {
    pcs: Object.fromEntries(game.pcs.map((pc) => [game.role(pc).id, ofPc(game, pc)])),
    cards: Object.fromEntries(open.map((card) => [game.cardName(card), ofCard(game, card)])),
    lines: game.areas.flatMap((a, i) =>
      game.areas.slice(i + 1).flatMap((b) => (game.adjacent(a).includes(b) ? [ofLine(game, a, b)] : [])),
    ),
  };
}

function ofPc(game: TokyoGame, pc: Thing): Figures {
  const { id } = game.role(pc);
  const of = (number: string, path?: string) =>
    [number, figure(() => game.reckoning(number, pc, path === undefined ? {} : { path: `${id}/${path}` }))] as const;
  return Object.fromEntries([
    ...abilities.map((ability) => of(ability, `abilities/${ability}`)),
    of('maxHp', 'maxHp'),
    of('handSize'),
  ]);
}

function ofCard(game: TokyoGame, card: Thing): Figures {
  const { id, solve, counterattack, reduction, reward, companion, cost } = game.design(card);
  const written = (field: string, value: number): Breakdown => ({
    ...{ base: value, value, edits: [], rule: null },
    path: `${id}/${field}`,
  });
  const amount = (field: string, value: typeof reward): Figure =>
    each(game, null, (pc) => written(field, value(game, game.scope(pc, card))));
  const found: { [field: string]: Figure } = { reward: amount('reward', reward) };
  if (game.isMarketCard(card))
    found['cost'] = each(game, cost, (pc) => game.reckoning('cost', pc, { where: card, path: `${id}/cost` }));
  if (solve?.by === 'check') found['target'] = amount('solve/target', solve.target);
  if (game.isEnemy(card)) found['hp'] = figure(() => written('hp', hpOf(game, card)));
  if (companion !== null) found['hp'] = figure(() => written('companion/hp', game.hpOfCompanion(card)));
  if (counterattack !== null) found['counterattack'] = amount('counterattack/amount', counterattack.amount);
  if (reduction !== null) found['reduction'] = amount('reduction/amount', reduction.amount);
  return found;
}

/** Cost of a move along a line, before texts for a mover (TSS-MOVE-02, TSS-MOVE-05). */
function ofLine(game: TokyoGame, a: Thing, b: Thing): Figures {
  const areas = [a, b].map((area) => game.name(area));
  const entrance = game.isSite(b) ? a : b;
  const [number, base] =
    game.isSite(a) || game.isSite(b)
      ? (['enterTarget', enterBase(game, entrance)] as const)
      : (['moveTarget', moveBase(game, a, b)] as const);
  return { areas, target: each(game, base, (pc) => game.reckoning(number, pc, { base })) };
}

const each = (game: TokyoGame, printed: number | null, reckon: (pc: Thing) => Breakdown): Figure =>
  forEach(Object.fromEntries(game.pcs.map((pc) => [game.role(pc).id, () => reckon(pc)])), printed);
