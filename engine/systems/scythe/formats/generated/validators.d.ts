// Made by `npm run generate`.
interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [name: string]: unknown };
}
interface Validate {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}
/** A validator for each format, by its id. */
export declare const validators: { readonly [format: string]: Validate };
