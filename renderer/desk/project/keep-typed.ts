import { deskState } from '../state/desk-state.ts';

/** Puts the text of a field into its document. */
type KeepTyped = () => Promise<void>;

const fields = deskState(() => new Set<KeepTyped>());

/** For a field whose text is not in its document until it is left; returns how to forget it. */
export function whileTyped(keep: KeepTyped): () => void {
  fields().add(keep);
  return () => fields().delete(keep);
}

/** For a text that has been taken and is being written. */
export async function untilWritten(written: Promise<void>): Promise<void> {
  const forget = whileTyped(() => written.catch(() => undefined));
  await written.finally(forget);
}

export const isAnyTyped = (): boolean => fields().size > 0;

/** Before saving, and before another text takes the place of the field. */
export async function keepTyped(): Promise<void> {
  await Promise.all([...fields()].map((keep) => keep()));
}
