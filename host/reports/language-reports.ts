import type { LanguageReport } from '#api/cli/language-report.ts';
import type { RulesReport } from '#api/cli/rules-report.ts';
import type { SchemasReport } from '#api/cli/schemas-report.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { schemasOfProjects } from '#authoring/text/schema/house-schemas.ts';
import { languageUse } from '#authoring/tools/search/language-use.ts';
import { systems } from '#engine/systems/systems.ts';

export function language(): LanguageReport {
  return {
    systems: systems.map(({ id, language: { ops } }) => ({
      system: id,
      ops: ops.map(({ id: op, sort, about, text, rules, fields, example }) => ({
        op,
        sort,
        about,
        text,
        rules: [...rules],
        fields: Object.entries(fields).map(([name, { optional, schema }]) => ({ name, required: !optional, schema })),
        example,
      })),
    })),
  };
}

/** With the places in the project that use it. */
export function languageOf({ documents, system }: Playable): LanguageReport {
  const { ops, timings } = languageUse(documents, system);
  const usedBy = new Map([...ops, ...timings].map(({ word, by }) => [word, [...by]]));
  const used = (word: string): string[] => usedBy.get(word) ?? [];
  const systems = language().systems.filter((one) => one.system === system.id);
  return {
    systems: systems.map((one) => ({
      ...one,
      ops: one.ops.map((op) => ({ ...op, used: used(op.op) })),
      timings: timings.map(({ word, by }) => ({
        when: word,
        about: system.words.groups['timing']?.[word] ?? { ja: word, en: word },
        used: [...by],
      })),
      unused: [...usedBy].filter(([, by]) => by.length === 0).map(([word]) => word),
    })),
  };
}

export function schemas(): SchemasReport {
  return { schemas: schemasOfProjects(systems) };
}

export function rulesOfAll(): RulesReport {
  return {
    systems: systems.map(({ id, words }) => ({
      system: id,
      rules: Object.entries(words.rules).map(([rule, { chapter, page, ja, en, ours }]) => ({
        ...{ rule, chapter, page, ja, en },
        ...(ours === undefined ? {} : { ours: { ja: ours.ja, en: ours.en } }),
      })),
    })),
  };
}
