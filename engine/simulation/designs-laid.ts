import type { Json } from '#engine/kernel/basics/json.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';

/** The designs of the pieces that a set-up makes. */
export function designsLaid(system: RuleSystem, content: Content, setup: Json): ReadonlySet<string> {
  const { game } = Session.open(system, content, setup, { keep: false });
  const { table } = game;
  const things = Array.from({ length: table.things }, (_, thing) => thing);
  return new Set(
    things.flatMap((thing) => {
      const name = table.designOf(thing) < 0 ? null : system.names.nameOf(game, thing);
      return name === null ? [] : [name.split('#')[0] as string];
    }),
  );
}
