import type { DocumentFormat, RuleSystem } from '#engine/kernel/contract/system.ts';
import { gameFormatsOf } from '../formats/game-formats.ts';
import { validators as houseValidators } from '../formats/generated/validators.js';
import { houseFormats } from '../formats/house-formats.ts';
import { type Definitions, valuesOf } from './schema-tools.ts';
import { schemasOf } from './schemas-of.ts';

/** What a precompiled validator says of one wrong place. */
export interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [name: string]: unknown };
}
/** A validator made by `npm run generate`, without `eval`. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}
export type Validators = { readonly [format: string]: Validate };

/** A game as a door offers it: its rules, and the validators of its documents. */
export interface HostedSystem {
  readonly system: RuleSystem;
  readonly validators: Validators;
}

/** A format, ready to be checked. */
export interface Format extends DocumentFormat {
  readonly house: boolean;
  readonly definitions: Definitions;
  readonly validate: Validate;
  /** The kinds of ids that such a document declares. */
  readonly declares: ReadonlySet<string>;
}

/** All that is made once for a game before its projects are read. */
export interface Ground {
  readonly system: RuleSystem;
  readonly formats: readonly Format[];
}

function formatOf(format: DocumentFormat, house: boolean, definitions: Definitions, validators: Validators): Format {
  const validate = validators[format.id];
  if (validate === undefined) throw new Error(`no validator for ${format.id}: npm run generate`);
  const declares = new Set(format.apart === true ? [] : valuesOf(format.schema, 'x-id').flat().map(String));
  return { ...format, house, definitions, validate, declares };
}

const house: readonly Format[] = houseFormats.map((format) => formatOf(format, true, {}, houseValidators));

export const studioFormat = house.find((format) => format.id === 'studio') as Format;

const grounds = new WeakMap<HostedSystem, Ground>();

/** The ground of a game; the same value each time it is asked for. */
export function groundOf(hosted: HostedSystem): Ground {
  const known = grounds.get(hosted);
  if (known !== undefined) return known;
  const { definitions } = schemasOf(hosted.system);
  const own = gameFormatsOf(hosted.system).map((format) => formatOf(format, false, definitions, hosted.validators));
  const ground = { system: hosted.system, formats: [...house, ...own] };
  grounds.set(hosted, ground);
  return ground;
}
