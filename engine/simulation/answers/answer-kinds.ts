import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/**
 * What kinds of answer an option is, from the widest on: what it does; with which piece; with which part of it. `play`,
 * `play W-01`, `play W-01/2`.
 */
export function kindsOf(session: Session, { do: word, pick }: Pick<Option, 'do' | 'pick'>): readonly string[] {
  const { system, game } = session;
  const kinds = [word];
  const parts = partFields(session).flatMap((field) => {
    const value = pick[field];
    const name = value === undefined ? undefined : system.names.name(game, field, value);
    return name === undefined ? [] : [String(name)];
  });
  for (const field of system.names.fields) {
    const design = field === 'by' ? null : designIn(session, field, pick[field]);
    if (design === null) continue;
    kinds.push(`${word} ${design}`, ...parts.map((part) => `${word} ${design}/${part}`));
  }
  return kinds;
}

/** Whether a kind of answer is with a design. */
export const isWith = (kind: string, design: string): boolean => kind.split(' ')[1]?.split('/')[0] === design;

/** The next wider kind; null for the widest. */
export function widerThan(kind: string): string | null {
  const end = Math.max(kind.lastIndexOf('/'), kind.lastIndexOf(' '));
  return end < 0 ? null : kind.slice(0, end);
}

const partFields = ({ system }: Session): readonly string[] => [
  ...new Set(Object.values(system.tallied).flatMap(({ part }) => part ?? [])),
];

/** Null: it names no piece, or several. */
function designIn({ system, game }: Session, field: string, value: number | undefined): string | null {
  if (value === undefined) return null;
  const [thing, another] = system.names.things(field, value);
  if (thing === undefined || another !== undefined || game.table.designOf(thing) < 0) return null;
  return system.names.nameOf(game, thing)?.split('#')[0] ?? null;
}
