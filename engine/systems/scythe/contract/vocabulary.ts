import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { NamesBySort, Vocabulary } from '#engine/kernel/contract/vocabulary.ts';
import { madeName } from '#engine/kernel/naming/made-names.ts';
import { named } from '#engine/library/formats/fields.ts';
import { setupOfDeclared } from '#engine/library/seats/declared-games.ts';
import { factoryArea } from '../content/content.ts';
import { settings } from '../formats/game.ts';
import { overlaid } from '../formats/overlaid.ts';
import { cardFields } from '../table/card-fields.ts';
import type { ScytheGame } from '../table/game.ts';
import { plan, results, seatNames, starWords } from '../table/plan.ts';
import { lots } from './lots.ts';

const { seat, area, way, unit, structure, hex, objective, encounter, factoryCard, combatCard } = plan.shapes;

const amount = { type: 'integer', ...safeInteger, ...described('数', 'How much') };
const place = named(['hex', 'home'], 'ヘックスか本拠地', 'A hex or a home base');
const resource = named(['resource'], '資源', 'A resource');
const onceBonus = named(['onceBonus'], '1回限りのボーナス', 'A one-time bonus');
const anything = named(Object.keys(plan.shapes), '対象', 'A target');
const orNobody = (schema: object) => ({ ...schema, type: ['string', 'null'] });
const answers = {
  ...{ by: seat, area, way, unit, structure, hex, to: place, resource, onceBonus, objective, encounter, factoryCard },
  ...{ target: anything, option: amount, amount },
  ...Object.fromEntries(cardFields.map((field) => [field, combatCard])),
};

export const vocabulary: Vocabulary<ScytheGame> = {
  answers,
  events: {
    ...answers,
    ...{ seat: orNobody(seat), opponent: seat, from: orNobody(place), source: orNobody(anything) },
    ...{ card: anything, cards: { type: 'array', items: orNobody(anything) } },
    used: { type: 'array', items: combatCard },
    ...{ pile: { type: 'string' }, into: { type: 'string' }, gain: { type: 'string' }, lost: amount },
    star: { enum: starWords },
    won: { type: 'boolean' },
    ...{ self: orNobody(seat), cause: orNobody(anything), base: amount, text: { type: 'string' } },
    ...{ because: { type: 'string' }, on: { type: 'array', items: anything }, put: { type: 'object' } },
  },
  edits: { card: orNobody(anything), source: orNobody(anything) },
  windows: { forced: ['source'], interrupt: [], react: [], decline: [], either: ['by', 'option'] },
  results,
  rank: { type: 'null' },
  player: seat,
  setup: setupOfDeclared(seatNames.length, settings, lots),
  overlay: overlaid,
  copied: ['unit', 'combatCard'],
  made: {
    ...{ unit: ['faction', 'ability'], structure: ['faction', 'structureKind'] },
    ...{ area: ['seat', 'top'], way: ['seat', 'way'] },
  },
  names: { seat: seatNames },
  named: (path, document) => namedIn(path, document as NamingDocument | null),
  inPlay: ({ layout }) =>
    Object.fromEntries(plan.ownerSorts.map((sort) => [sort, [...(layout.thingCalled[sort]?.keys() ?? [])]])),
};

type Listed = readonly { readonly id: string }[];
interface NamingDocument {
  readonly factions?: readonly { readonly id: string; readonly mechs?: readonly string[] }[];
  readonly structures?: Listed;
  readonly tops?: readonly { readonly id: string; readonly ways?: Listed }[];
}
/** Pieces are called after their faction (`F1.worker`), areas and ways after their seat (`seat1.move`). */
function namedIn(path: string, document: NamingDocument | null): NamesBySort {
  const list = <One>(of: readonly One[] | undefined): readonly One[] => (Array.isArray(of) ? of : []);
  const bySeat = (names: readonly string[]) => seatNames.flatMap((seat) => names.map((name) => madeName(seat, name)));
  if (path === 'factions.json') {
    const factions = list(document?.factions);
    return {
      unit: factions.flatMap(({ id, mechs }) =>
        ['character', 'worker', ...list(mechs)].map((name) => madeName(id, name)),
      ),
      structure: factions.flatMap(({ id }) => list(document?.structures).map((kind) => madeName(id, kind.id))),
    };
  }
  if (path !== 'mats.json') return {};
  const tops = list(document?.tops);
  return {
    area: bySeat([...tops.map(({ id }) => id), factoryArea]),
    way: bySeat(tops.flatMap(({ ways }) => list(ways).map(({ id }) => id))),
  };
}
