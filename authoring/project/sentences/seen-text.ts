import { joinParts, type Locale, type Text } from '#engine/kernel/basics/text.ts';
import type { RevealedFact } from '#engine/kernel/session/seen-since.ts';
import type { SpokenGame } from './spoken-game.ts';

export interface SeenSaid {
  readonly who: string;
  readonly what: readonly string[];
}

const everybody: Text = { ja: '全員', en: 'Everybody' };
const quoted: Text = { ja: '「{said}」', en: '“{said}”' };
/** Beyond this the rest is only counted. */
const mostNamed = 6;
const more = (count: number): Text => ({ ja: `ほか${count}件`, en: `${count} more` });

/** Groups by the set of seats. `seats`: their names. */
export function saySeen(
  seen: readonly RevealedFact[],
  seats: readonly string[],
  speak: SpokenGame,
  locale: Locale,
): readonly SeenSaid[] {
  const circles = new Map<string, { readonly who: string; readonly what: string[] }>();
  for (const one of seen) {
    const names = one.seats.map((seat) => seats[seat] ?? String(seat));
    const who = names.length === seats.length ? everybody[locale] : joinParts(names, locale);
    const circle = circles.get(who) ?? { who, what: [] };
    circles.set(who, circle);
    circle.what.push(said(one, speak, locale));
  }
  return [...circles.values()];
}

export function seenInLine(said: readonly SeenSaid[], locale: Locale): string {
  const circles = said.map(({ who, what }) => {
    const rest = what.length - mostNamed;
    const named = rest > 0 ? [...what.slice(0, mostNamed), more(rest)[locale]] : what;
    return joinParts([who, joinParts(named, locale)], locale, 'colon');
  });
  return joinParts(circles, locale, 'semicolon');
}

function said(one: RevealedFact, speak: SpokenGame, locale: Locale): string {
  switch (one.what) {
    case 'piece':
      return speak.name('', one.name);
    case 'order':
      return one.names.map((name) => speak.name('', name)).join(' → ');
    case 'answer':
      return quoted[locale].replace('{said}', () => speak.entry(one.answer));
  }
}
