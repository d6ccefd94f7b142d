import type { Json } from '../basics/json.ts';
import type { Thing } from '../table/table.ts';
import type { ChangeRecord } from './next.ts';

/**
 * What the kernel reads in what a running procedure remembers, where the procedure declares that it has it. A field of
 * `my` that is not declared means nothing to the kernel, whatever it is called.
 */
export interface HeaderFields {
  /** The thing whose text or rule is being carried out: the cause of what changes. */
  readonly source: Thing;
  /** What is being used until the procedure is left. */
  readonly uses: readonly Thing[];
  /** The change that it is about. */
  readonly record: ChangeRecord | null;
  /** Whether an effect has replaced or cancelled that change. */
  readonly closed: boolean;
  /** A list of effects in the content, by its path; and which of them comes next. */
  readonly block: string;
  readonly at: number;
}

/** Which of those fields a procedure has; `secret`: answers wait in it until all are in. */
export type Header = { readonly [F in keyof HeaderFields | 'secret']: boolean };

/** The fields of `My` that can be declared: those of the name and the type that the kernel reads. */
export type HeaderOf<My> = readonly {
  [F in keyof HeaderFields & keyof My]: My[F] extends HeaderFields[F] ? F : never;
}[keyof HeaderFields & keyof My][];

const none = { source: false, uses: false, record: false, closed: false, block: false, at: false };

export function headerOf(declared: readonly string[], secret: boolean): Header {
  return { ...none, ...Object.fromEntries(declared.map((field) => [field, true])), secret };
}

/** What of a frame carries its header: the procedure says which fields of `my` are of it. */
interface Headed {
  readonly procedure: { readonly header: Header };
  readonly my: { readonly [name: string]: Json };
}

/** A field of the header; undefined where the procedure declares none. */
export function headerField<F extends keyof HeaderFields>(
  { procedure: { header }, my }: Headed,
  field: F,
): HeaderFields[F] | undefined {
  return header[field] ? (my[field] as unknown as HeaderFields[F] | undefined) : undefined;
}

/** The same of the field that is read at every step: by its name, which is read sooner than a field by any. */
export const sourceOf = ({ procedure: { header }, my }: Headed): Json | undefined =>
  header.source ? my['source'] : undefined;
