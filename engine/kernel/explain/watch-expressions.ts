import type { Json } from '../basics/json.ts';
import type { Content } from '../contract/system.ts';
import { Compiler, emptyScope } from '../language/compile.ts';
import type { Node } from '../language/field.ts';
import { Session } from '../session/session.ts';
import { valueAt } from './value-origin.ts';

/** A debugger watch: a place of the table or figures, an amount, or a condition. */
export type WatchExpression = { readonly place: string } | { readonly amount: Node | number } | { readonly if: Node };

/** Values after the set-up and after each log entry; null where there is none. Replays the game once for all. */
export function evaluateWatches(
  of: Session,
  content: Content,
  watched: readonly WatchExpression[],
): readonly (readonly Json[])[] {
  const { system, setup, laid, entries } = of;
  const compiler = new Compiler(system.language);
  const looks = watched.map((one) => lookAt(compiler, one));
  const series: Json[][] = watched.map(() => []);
  const session = Session.open(system, content, setup, { laid, keep: false });
  const look = () => {
    for (const [i, one] of looks.entries()) series[i]?.push(one(session));
  };
  look();
  for (const entry of entries) {
    session.enter(entry);
    look();
  }
  return series;
}

function lookAt(compiler: Compiler, watched: WatchExpression): (session: Session) => Json {
  if ('place' in watched) return (session) => valueAt(session, watched.place) ?? null;
  const value = 'if' in watched ? compiler.condition(watched.if, 'if') : compiler.amount(watched.amount, 'amount');
  return ({ game }) => {
    try {
      return value(game, emptyScope);
    } catch {
      return null;
    }
  };
}
