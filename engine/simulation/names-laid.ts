import type { Json } from '#engine/kernel/basics/json.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';

/** The names of all things of a set-up: designs of its pieces, and those who play. */
export function namesLaid(system: RuleSystem, content: Content, setup: Json): ReadonlySet<string> {
  const { game } = Session.open(system, content, setup, { keep: false });
  const { table } = game;
  const things = Array.from({ length: table.things }, (_, thing) => thing);
  return new Set(
    things.flatMap((thing) => {
      const name = system.names.nameOf(game, thing);
      return name === null ? [] : [name.split('#')[0] as string];
    }),
  );
}
