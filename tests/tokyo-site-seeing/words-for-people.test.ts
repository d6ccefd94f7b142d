import { expect, it } from 'vitest';
import { whyText } from '#authoring/project/play/why-text.ts';
import { speakGame } from '#authoring/project/sentences/spoken-game.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { greedy } from '#engine/players/greedy.ts';
import { random } from '#engine/players/random.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith, sample } from './sample.ts';

/** Ids that are words of neither language: of cards, scenarios, areas, and names with a code character in them. */
const idLike = [
  /\b[A-Z]{1,2}\d{0,2}-[0-9A-Z]{2,}\b(?!-)/,
  /#\d/,
  /\b(?:SNG|SBY|SJK|AKB)\d?\b/,
  /\b[a-z]+[A-Z]\w*/,
  /\b\w+\/\w+\b/,
  /undefined|\bnull\b|NaN|\[object|[{}|]/,
];
const ruleId = /[（(]?\bTSS-[A-Z]+-\d+\b[）)]?/g;
/** Latin words allowed in a Japanese sentence: those players use, and those the project itself prints. */
const printed = Object.entries(sample)
  .filter(([file]) => !file.startsWith('l10n/'))
  .flatMap(([, document]) => textsIn(document))
  .join('\n');
function textsIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one: Json) => textsIn(one));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' ? (['name', 'text', 'title'].includes(key) ? [one] : []) : textsIn(one),
  );
}
const latin = (sentence: string): readonly string[] =>
  (sentence.match(/[A-Za-z]{2,}/g) ?? []).filter(
    (word) => !['AP', 'PC', 'HP', 'BOT', 'MOD'].includes(word) && !printed.includes(word),
  );

const faultsOf = (sentence: string, locale: 'ja' | 'en'): readonly string[] => {
  // Backquotes contain user input, real or possible
  const said = sentence.replace(ruleId, '').replace(/`[^`]*`/g, '');
  const found = idLike.flatMap((sign) => sign.exec(said)?.[0] ?? []);
  return locale === 'ja' ? [...found, ...latin(said)] : found;
};

it('no sentence of a game contains an id or a word of the code, in either language', () => {
  const speakers = (['ja', 'en'] as const).map((locale) => [locale, speakGame(system.words, sample, locale)] as const);
  const wrong = new Map<string, string>();
  let said = 0;
  const look = (locale: 'ja' | 'en', sentence: string, of: Json): void => {
    said++;
    const [fault] = faultsOf(sentence, locale);
    if (fault !== undefined && wrong.size < 12) wrong.set(`${fault}: ${sentence}`, JSON.stringify(of));
  };
  const games: readonly (readonly [JsonObject, 'random' | 'greedy'])[] = [
    [
      {
        scenario: 'S00',
        players: ['procurer', 'engineer'].map((pc) => ({ pcs: [pc] })),
        botCards: ['gangster'],
        mods: ['SM-01'],
      },
      'greedy',
    ],
    [{ scenario: 'S01', players: ['negotiator', 'gangster', 'engineer'].map((pc) => ({ pcs: [pc] })) }, 'random'],
    [
      { scenario: 'S02', players: ['procurer', 'engineer', 'negotiator', 'gangster'].map((pc) => ({ pcs: [pc] })) },
      'greedy',
    ],
    [{ scenario: 'S03', players: [{ pcs: ['procurer', 'gangster'], variant: 'twoPcs' }], mods: ['SM-02'] }, 'random'],
    [{ scenario: 'S04', players: ['engineer', 'gangster'].map((pc) => ({ pcs: [pc] })) }, 'greedy'],
    [{ scenario: 'S05', players: ['procurer', 'negotiator'].map((pc) => ({ pcs: [pc] })) }, 'greedy'],
  ];
  for (const [seed, [setup, player]] of games.entries()) {
    const session = Session.open(system, contentWith(), { ...setup, seed }, { lineage: true });
    const one = player === 'greedy' ? greedy(seed) : random(seed);
    const asked: JsonObject[] = [];
    for (let i = 0; session.decision !== null && i < 170; i++) {
      const { procedure, step } = session.decision;
      const legal = session.legal();
      asked.push(...legal.slice(0, 3));
      for (const [locale, speak] of speakers) {
        look(locale, speak.prompt(`${procedure}/${step}`, session.running.about()), `${procedure}/${step}`);
        for (const [at, sentence] of speak.answers(legal).entries()) look(locale, sentence, legal[at] as JsonObject);
      }
      // Earlier legal answers are mostly illegal now
      const old = asked[Math.max(0, asked.length - 20)] as JsonObject;
      const why = whyText(session.why(old), old, system, sample);
      look('ja', why.ja, { ...session.why(old) } as unknown as JsonObject);
      look('en', why.en, old);
      session.choose(one.choose(session));
    }
    const origins = session.history.originsFrom(0);
    for (const [i, event] of session.eventsFrom(0).entries()) {
      for (const [locale, speak] of speakers) {
        const told = speak.told(event, { origin: origins[i] as (typeof origins)[number], since: null });
        for (const sentence of [told.sentence, told.cause?.label ?? '', told.because ?? ''])
          look(locale, sentence, event);
        for (const { said: by, reason } of told.edits) look(locale, `${reason} ${by}`, event);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(said).toBeGreaterThan(9_000);
});

it('every sentence of the game is in both languages, and begins as a sentence does', () => {
  const { answers, events, prompts, cheats, origins = {} } = system.words;
  for (const [id, { ja, en }] of Object.entries({ ...answers, ...prompts, ...cheats, ...origins })) {
    const first = en.replace(/^\[[^\]]*\]|^\{by\}: /, '').charAt(0);
    expect([id, /[\u3040-\u30ff\u4e00-\u9fff]/.test(ja), /[A-Z{[]/.test(first)]).toEqual([id, true, true]);
  }
  for (const [kind, text] of Object.entries(events))
    expect([kind, isObject({ ...text }) && (text.ja === '') === (text.en === '')]).toEqual([kind, true]);
});
