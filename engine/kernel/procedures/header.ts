import type { Json } from '../basics/json.ts';
import type { Thing } from '../table/things-and-places.ts';
import type { ChangeRecord } from './next.ts';

/** Fields of `my` that the kernel reads if the procedure declares them. */
export interface HeaderFields {
  /** Thing whose text or rule runs; becomes the cause of changes. */
  readonly source: Thing;
  readonly uses: readonly Thing[];
  readonly record: ChangeRecord | null;
  /** Pieces that `looker` sees while it runs, even where they are hidden. */
  readonly lookedAt: readonly Thing[];
  readonly looker: Thing;
  readonly closed: boolean;
  /** True while it does what must be done whole; its `isWhole` becomes false if part of that is not done. */
  readonly isTrying: boolean;
  /** Content path of a block, and the index of the next effect. */
  readonly block: string;
  readonly at: number;
}

/** `secret`: it holds secret answers. */
export type Header = { readonly [F in keyof HeaderFields | 'secret']: boolean };

export type HeaderOf<My> = readonly {
  [F in keyof HeaderFields & keyof My]: My[F] extends HeaderFields[F] ? F : never;
}[keyof HeaderFields & keyof My][];

const none = {
  ...{ source: false, uses: false, record: false, closed: false, isTrying: false },
  ...{ lookedAt: false, looker: false, block: false, at: false },
};

export function headerOf(declared: readonly string[], secret: boolean): Header {
  return { ...none, ...Object.fromEntries(declared.map((field) => [field, true])), secret };
}

interface Headed {
  readonly procedure: { readonly header: Header };
  readonly my: { readonly [name: string]: Json };
}

export function headerField<F extends keyof HeaderFields>(
  { procedure: { header }, my }: Headed,
  field: F,
): HeaderFields[F] | undefined {
  return header[field] ? (my[field] as unknown as HeaderFields[F] | undefined) : undefined;
}

/** Fast version for the field read at every step. */
export const sourceOf = ({ procedure: { header }, my }: Headed): Json | undefined =>
  header.source ? my['source'] : undefined;
