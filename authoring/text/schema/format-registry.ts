import type { DocumentFormat, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { NamesBySort } from '#engine/kernel/contract/vocabulary.ts';
import { gameFormatsOf } from '../formats/game-formats.ts';
import { validators as houseValidators } from '../formats/generated/validators.js';
import { houseFormats } from '../formats/house-formats.ts';
import { type Definitions, valuesOf } from './schema-tools.ts';
import { schemasOf } from './schemas-of.ts';

export interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [name: string]: unknown };
}
/** Made by `npm run generate`, without `eval`. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}
export type Validators = { readonly [format: string]: Validate };

export interface HostedSystem {
  readonly system: RuleSystem;
  readonly validators: Validators;
}

export interface Format extends DocumentFormat {
  readonly house: boolean;
  readonly definitions: Definitions;
  readonly validate: Validate;
  /** The kinds of ids that its documents declare. */
  readonly declares: ReadonlySet<string>;
  /** `made` of the vocabulary. */
  readonly made: NamesBySort;
}

/** The formats and validators of a game, made once. */
export interface FormatRegistry {
  readonly system: RuleSystem;
  readonly formats: readonly Format[];
}

function formatOf(
  format: DocumentFormat,
  house: boolean,
  definitions: Definitions,
  validators: Validators,
  made: NamesBySort = {},
): Format {
  const validate = validators[format.id];
  if (validate === undefined) throw new Error(`no validator for ${format.id}: npm run generate`);
  const declares = new Set(format.apart === true ? [] : valuesOf(format.schema, 'x-id').flat().map(String));
  return { ...format, house, definitions, validate, declares, made };
}

const house: readonly Format[] = houseFormats.map((format) => formatOf(format, true, {}, houseValidators));

export const studioFormat = house.find((format) => format.id === 'studio') as Format;

const grounds = new WeakMap<HostedSystem, FormatRegistry>();

/** Cached: same value for the same game. */
export function formatRegistryOf(hosted: HostedSystem): FormatRegistry {
  const known = grounds.get(hosted);
  if (known !== undefined) return known;
  const { definitions } = schemasOf(hosted.system);
  const { vocabulary } = hosted.system;
  const own = gameFormatsOf(hosted.system).map((format) =>
    formatOf(format, false, definitions, hosted.validators, vocabulary.made),
  );
  const ground = { system: hosted.system, formats: [...house, ...own] };
  grounds.set(hosted, ground);
  return ground;
}
