/** A story card, in a sequence or set aside. */
export interface StoryCard {
  readonly id: string;
  /** Whether it comes in its turn: such cards are given in their order. */
  readonly inOrder: boolean;
  readonly leads: Leads;
}

/** What texts can show at most. */
export interface Leads {
  /** Cards that they name. */
  readonly named: readonly string[];
  /** Times they show the next in order. */
  readonly next: number;
}

/** Unreachable cards, only the roots of them. `start`: shown at the start. */
export function unreachableCards(cards: readonly StoryCard[], start: Leads): readonly string[] {
  const brought = broughtBy(cards, start);
  const left = cards.filter(({ id }) => !brought.has(id));
  const [firstInOrder] = left.filter(({ inOrder }) => inOrder);
  const led = new Set(left.flatMap(({ id, leads }) => leads.named.filter((one) => one !== id)));
  const first = left.filter((card) => !led.has(card.id) && (!card.inOrder || card === firstInOrder));
  return (first.length > 0 ? first : left.slice(0, 1)).map(({ id }) => id);
}

export function broughtBy(cards: readonly StoryCard[], start: Leads): ReadonlySet<string> {
  let brought: ReadonlySet<string> = new Set();
  for (;;) {
    const leads = [start, ...cards.filter(({ id }) => brought.has(id)).map(leadsOnFrom)];
    const named = new Set(leads.flatMap((one) => one.named));
    const turns = leads.reduce((sum, { next }) => sum + next, 0);
    const inTurn = cards.filter(({ id, inOrder }) => inOrder && !named.has(id)).slice(0, turns);
    const now = new Set([...named, ...inTurn.map(({ id }) => id)]);
    const all = new Set([...brought, ...now]);
    if (all.size === brought.size) return brought;
    brought = all;
  }
}

/** A card that only names itself comes in its turn. */
function leadsOnFrom({ id, leads }: StoryCard): Leads {
  return leads.named.includes(id) ? { ...leads, named: leads.named.filter((one) => one !== id) } : leads;
}
