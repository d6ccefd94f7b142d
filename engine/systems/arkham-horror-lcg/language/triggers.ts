import { emptyScope } from '#engine/kernel/language/compile.ts';
import { oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { answering } from '#engine/library/words/answering.ts';
import type { ArkhamGame } from '../table/game.ts';

const op = opBuilder<ArkhamGame>();

/** What can be answered, and the change that it is. Periods are one change with a word. */
const changeOf = {
  ...{ deal: 'deal', assignDamage: 'assigned', assignHorror: 'assigned', dealt: 'dealt' },
  ...{ damage: 'harm', horror: 'harm', heal: 'heal' },
  ...{ draw: 'draw', encounter: 'encounter', revelation: 'revelation' },
  ...{ defeat: 'defeat', move: 'move', reveal: 'reveal', discover: 'discover', succeed: 'succeed', fail: 'fail' },
  ...{ attack: 'attacks', evade: 'evaded', engage: 'engage', spawn: 'spawned', enter: 'enter', discard: 'discard' },
  ...{
    doom: 'doom',
    uses: 'uses',
    advance: 'advance',
    token: 'reveals',
    use: 'begin',
    gain: 'gain',
    exhaust: 'exhaust',
  },
} as const;
const periods = [
  ...['roundBegins', 'roundEnds', 'turnBegins', 'turnEnds', 'mythosBegins', 'mythosEnds', 'investigationBegins'],
  ...['investigationEnds', 'enemyBegins', 'enemyEnds', 'upkeepBegins', 'upkeepEnds'],
] as const;
type Event = keyof typeof changeOf | (typeof periods)[number];
const events = [...Object.keys(changeOf), ...periods] as readonly string[] as readonly [Event, ...Event[]];

/** The field of the record that names what it happens to. */
const fields: { readonly [what: string]: string } = { deal: 'to', dealt: 'to', use: 'card' };
/** Results are by 0 or more, and uses are spent as well as added. */
const countsAnyAmount: ReadonlySet<string> = new Set<Event>(['succeed', 'fail', 'uses']);

/** Events that are of one kind of harm. */
const harmOf: { readonly [what: string]: string } = {
  ...{ damage: 'damage', assignDamage: 'damage', horror: 'horror', assignHorror: 'horror' },
};

const moments = { would: 'would', when: 'before', after: 'after' } as const;
const event = { ja: '[{by}による]{what}[（{of:any}）]', en: '{what}[ ({of:any})][ by {by}]' };
const said = {
  would: { ja: `${event.ja}が起きそうなとき`, en: `when ${event.en} would happen` },
  when: { ja: `${event.ja}が起きるとき`, en: `when ${event.en} happens` },
  after: { ja: `${event.ja}が起きた後`, en: `after ${event.en}` },
};

/** "When" also begins conditions. */
const times: { readonly [id in keyof typeof moments]?: RegExp } = {
  would: /そうなとき|\bwould\b/i,
  after: /(?<!そ)(?:た|の)後[、：]|\bafter (?!that\b|which\b)/i,
};

/** Abilities with "would", "when" and "after" (AH-TM-01). `of`: to what it happens; `by`: who does it. */
const answer = (id: keyof typeof moments): Op =>
  op(id, {
    sort: 'trigger',
    facts: { ...(times[id] === undefined ? {} : { time: times[id] }) },
    rules: id === 'would' ? ['AH-TM-02'] : [],
    fields: { what: oneOf('event', events), of: optional(selector()), by: optional(selector('investigator')) },
    about: {
      ja: `出来事に答える。of は起きる相手、by は行う探索者`,
      en: 'Answers something that happens; "of" is what it happens to, "by" who does it',
    },
    text: { ja: said[id].ja as '{what}', en: said[id].en as '{what}' },
    example: { op: id, what: 'defeat', of: { op: 'enemiesInPlay' } },
    run: (_, seen) => {
      const what = seen.what(null, emptyScope);
      const isPeriod = (periods as readonly string[]).includes(what);
      const pattern = answering(seen, {
        change: isPeriod ? 'period' : changeOf[what as keyof typeof changeOf],
        moment: moments[id],
        about: { of: fields[what] ?? 'of', by: 'by' },
        where: (_game: ArkhamGame, _scope, record) => {
          if (isPeriod) return record['what'] === what;
          if (harmOf[what] !== undefined && record['harm'] !== harmOf[what]) return false;
          return id !== 'after' || record.amount === undefined || record.amount > 0 || countsAnyAmount.has(what);
        },
      });
      if (id !== 'after' || what !== 'defeat') return pattern;
      return {
        ...pattern,
        matches: (game: ArkhamGame, scope, record) =>
          game.lookingBack(Number(record['of']), () => pattern.matches(game, scope, record)),
      };
    },
  });

export const triggers: readonly Op[] = [answer('would'), answer('when'), answer('after')];
