import { stream } from '#engine/kernel/table/shuffle.ts';

/** A text and a right translation of it. */
export interface TranslatedText {
  readonly key: string;
  readonly source: string;
  readonly t: string;
}

/** A fault that can be put into a right translation; null where a text has no place for it. */
export interface Plant {
  readonly id: string;
  readonly kind: string;
  readonly apply: (t: string, locale: string, right: TranslatedText) => string | null;
}

export interface PlantedText extends TranslatedText {
  readonly plant: Plant;
  readonly locale: string;
}

/** Each plant in up to `many` texts of each language, drawn by seed. */
export function planted(
  plants: readonly Plant[],
  texts: { readonly [locale: string]: readonly TranslatedText[] },
  seed: number,
  many = 3,
): readonly PlantedText[] {
  return Object.entries(texts).flatMap(([locale, all]) =>
    plants.flatMap((plant) => {
      const next = stream(seed, `${plant.id} ${locale}`);
      const drawn = all.map((right) => ({ right, at: next() })).sort((one, other) => one.at - other.at);
      const found: PlantedText[] = [];
      for (const { right } of drawn) {
        const t = found.length < many ? plant.apply(right.t, locale, right) : null;
        if (t !== null && t !== right.t) found.push({ ...right, t, plant, locale });
      }
      return found;
    }),
  );
}
