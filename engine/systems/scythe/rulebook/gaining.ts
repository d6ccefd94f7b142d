import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { goodsAt, partialGains } from '../changes/changes.ts';
import type { ScytheGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { drawCombatCards } from './drawing.ts';

const { gainInPart } = partialGains;

/** A seat may take any part of a gain (SC-TU-05); what goes past the end of a track is lost (SC-PR-14). */
export const gainOf = (kind: 'coins' | 'power' | 'popularity', by: Thing, amount: number): Next =>
  amount <= 0 ? undefined : gainInPart({ by, most: amount, gain: change(kind, { seat: by }) });

type Taken = { readonly by: Thing; readonly amount: number };
/** As much of a gain as the seat likes, chosen before any of it comes (SC-TU-05). */
const taking = <My extends Taken>(
  id: string,
  most: (game: ScytheGame, my: My) => number,
  then: (game: ScytheGame, my: My, amount: number) => Next,
) =>
  procedure(
    id,
    (given: My): My => ({ ...given }),
    ({ choose, offer }) => ({
      take: choose(
        'SC-TU-05',
        {
          take: offer<Taken>('SC-TU-05', {
            fields: ['by', 'amount'],
            among: (game, my) => {
              const all = most(game, my);
              return all <= 0 ? [] : Array.from({ length: all + 1 }, (_, less) => ({ by: my.by, amount: all - less }));
            },
            then: (game, my, { amount }) => then(game, my, amount),
          }),
        },
        { asks: 'number' },
      ),
    }),
  );

export const drawing = taking<Taken>(
  'drawing',
  (game, { amount }) => Math.min(amount, game.at('combatDeck').length + game.at('combatDiscards').length),
  (_, { by }, amount) => drawCombatCards(by, amount),
);
export const cardsFor = (by: Thing, amount: number): Next => (amount <= 0 ? undefined : call(drawing, { by, amount }));

/** Hexes where a seat's workers can bring things about: controlled, with a worker of its own (SC-UN-05). */
export const hexesWithWorkers = (game: ScytheGame, seat: Thing): readonly Thing[] =>
  game.controlled(seat).filter((hex) => game.at('units', hex).some((unit) => game.role(unit) === 'worker'));

interface Placing {
  readonly by: Thing;
  left: number;
  /** Number of the only resource, or 0 for any. */
  resource: number;
  /** The only hex; 0: any with an own worker. */
  hex: Thing;
  /** Each on a hex of its own choice. */
  readonly isSpread: boolean;
  readonly isAlike: boolean;
}

/** Resources, one by one, each on a hex of the seat's choice or all on one (SC-PR-07, SC-PR-08). */
export const placingGoods = procedure(
  'placingGoods',
  (given: Placing): Placing => ({ ...given }),
  ({ choose, offer }) => ({
    put: choose('SC-PR-07', {
      put: offer('SC-PR-07', {
        among: {
          by: (_, { by }: Placing) => [by],
          hex: (game, { by, hex }) => (hex > 0 ? [hex] : hexesWithWorkers(game, by)),
          resource: (game, { left, resource }) => {
            if (left <= 0) return [];
            return resource > 0 ? [resource] : game.content.resources.map((_, i) => i + 1);
          },
        },
        outside: { hex: 'SC-UN-05' },
        then: (_, my, { hex, resource }) => {
          my.left--;
          if (!my.isSpread) my.hex = hex as Thing;
          if (my.isAlike) my.resource = resource as number;
          return [goodsAt(hex as Thing, (resource as number) - 1, 1), my.left > 0 ? goto('put') : undefined];
        },
      }),
      leave: offer('SC-TU-05', { fields: ['by'], among: (_, { by }: Placing) => [{ by }], then: () => undefined }),
    }),
  }),
);
interface GoodsToPlace {
  readonly by: Thing;
  readonly amount: number;
  readonly resource?: number;
  readonly hex: Thing;
  readonly isSpread?: boolean;
  readonly isAlike?: boolean;
}
/** `hex`: 0 for hexes with own workers. A single kind on a given hex is one gain. */
export function resourcesFor(
  game: ScytheGame,
  { by, amount, resource = 0, hex, isSpread = false, isAlike = false }: GoodsToPlace,
): Next {
  if (amount <= 0) return undefined;
  const places = hex > 0 ? [hex] : hexesWithWorkers(game, by);
  const [only, other] = places;
  if (only === undefined) return undefined;
  if (resource > 0 && other === undefined)
    return gainInPart({ by, most: amount, gain: change('goods', { hex: only, resource }) });
  return call(placingGoods, { by, left: amount, resource, hex, isSpread, isAlike });
}

/** Workers come from the supply (SC-EN-06, SC-PR-07). */
export const hiring = taking<Taken & { readonly hex: Thing }>(
  'hiring',
  (game, { by, amount }) => Math.min(amount, workersLeft(game, by).length),
  (game, { by, hex }, amount) =>
    workersLeft(game, by)
      .slice(0, amount)
      .map((unit) => change('appear', { unit, hex })),
);
export const workersFor = (by: Thing, hex: Thing, amount: number): Next =>
  amount <= 0 || hex <= 0 ? undefined : call(hiring, { by, hex, amount });
export const workersLeft = (game: ScytheGame, seat: Thing): readonly Thing[] =>
  game.at('units', seat).filter((unit) => game.role(unit) === 'worker');
