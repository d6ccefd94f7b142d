import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located, Path } from '#engine/library/content-checks/placed.ts';
import type { ScytheGameDocument } from '../formats/game.ts';
import type { Price } from '../formats/price.ts';
import { at, type ScytheProject } from './documents.ts';

interface Priced {
  readonly of: Located<unknown>;
  readonly path: Path;
  readonly price: Price;
  readonly isUsed: (game: ScytheGameDocument) => boolean;
}

/** Prices above the top of a track in every game that asks for them (SC-PR-14). */
export function checkPrices(project: ScytheProject): ContentProblem[] {
  if (project.unsound.some((file) => file.startsWith('games/'))) return [];
  const games = project.games.map(({ value }) => value);
  return pricesIn(project).flatMap(({ of, path, price, isUsed }) => {
    const its = games.filter(isUsed);
    return (['power', 'popularity'] as const).flatMap((what) => {
      const [asked, most] = [price[what] ?? 0, Math.max(...its.map(({ tracks }) => tracks[what]))];
      return its.length === 0 || asked <= most
        ? []
        : [at(of, [...path, what], 'SCA005', 'warning', { price: asked, what: trackWords[what], most })];
    });
  });
}

const trackWords = {
  power: { ja: '戦力', en: 'power' },
  popularity: { ja: '民心', en: 'popularity' },
} as const;

function pricesIn({ tops, mats, encounters, factoryCards }: ScytheProject): readonly Priced[] {
  const matsWith = (top: string) =>
    mats.flatMap(({ value }) => (value.areas.some((area) => area.top === top) ? [value.id] : []));
  return [
    ...tops.flatMap((of): readonly Priced[] => {
      const its = matsWith(of.value.id);
      const isUsed = ({ mats: used }: ScytheGameDocument) => used.some((id) => its.includes(id));
      return of.value.costs.map((price, i) => ({ of, path: ['costs', i], price, isUsed }));
    }),
    ...encounters.flatMap((of): readonly Priced[] => {
      const isUsed = (game: ScytheGameDocument) => game.encounters.includes(of.value.id);
      return of.value.options.map(({ cost = {} }, i) => ({ of, path: ['options', i, 'cost'], price: cost, isUsed }));
    }),
    ...factoryCards.map((of): Priced => {
      const isUsed = (game: ScytheGameDocument) => game.factoryCards.includes(of.value.id);
      return { of, path: ['cost'], price: of.value.cost ?? {}, isUsed };
    }),
  ];
}
