import { describe, expect, it } from 'vitest';
import { sentenceOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';
import { optionsOf, slice, usedText } from './harm-slice.ts';
import { type SliceText, type SliceTexts, textSystem } from './text-slice.ts';

const self = { op: 'self' };
const players = { op: 'players' };
const own = { op: 'cardsOf', of: self };
const these = { op: 'named', name: 'these' };
const leave = { op: 'leave', card: these };
const eachChooses = (fields: JsonObject): SliceTexts => ({
  text: {
    on: 'use',
    do: [{ op: 'eachChooses', who: players, from: { op: 'one', of: own }, as: 'these', do: [leave], ...fields }],
  },
});
const eachEither = (...of: readonly (readonly SliceText['do'][number][])[]): SliceTexts => ({
  text: { on: 'use', do: [{ op: 'eachEither', who: players, of }] },
});
const left = (session: Session) =>
  session
    .eventsFrom(0)
    .filter(({ kind }) => kind === 'leave' || kind === 'harm')
    .map(({ of, batch }) => [of, batch]);

describe('choices of several players', () => {
  it('are made in player order, and apply together when all have chosen (AH-TM-12)', () => {
    const session = usedText(eachChooses({}), ['friend'], ['dog', 'charm']);
    expect(optionsOf(session)).toEqual(['choose ada text', 'choose ada friend']);
    session.act({ do: 'choose', target: 'friend' });
    expect([optionsOf(session), left(session)]).toEqual([['choose bo dog', 'choose bo charm'], []]);
    session.act({ do: 'choose', target: 'charm' });
    expect(left(session)).toEqual([
      ['friend', 1],
      ['charm', 1],
    ]);
  });

  it('are not asked of a player who has one way, or none', () => {
    const session = usedText(eachChooses({}), ['friend'], ['dog']);
    session.act({ do: 'choose', target: 'text' });
    expect(left(session).map(([of]) => of)).toEqual(['text', 'dog']);
    const alone = usedText(eachChooses({}), ['friend']);
    alone.act({ do: 'choose', target: 'friend' });
    expect(left(alone).map(([of]) => of)).toEqual(['friend']);
  });

  it('can be several things each, or fewer', () => {
    const session = usedText(eachChooses({ from: { op: 'upTo', of: own, amount: 2 } }), ['friend'], ['dog', 'charm']);
    for (const answer of [{ target: 'text' }, { target: 'friend' }, { target: 'dog' }])
      session.act({ do: 'choose', ...answer });
    session.act({ do: 'done', by: 'bo' });
    expect(left(session).map(([of]) => of)).toEqual(['text', 'friend', 'dog']);
  });

  it('are known by who chose them', () => {
    const bos = { op: 'chosenBy', who: { op: 'called', name: 'bo' }, name: 'these' };
    const session = usedText(eachChooses({ do: [{ op: 'leave', card: bos }] }), [], ['dog', 'charm']);
    session.act({ do: 'choose', target: 'charm' });
    expect(left(session).map(([of]) => of)).toEqual(['charm']);
  });

  it('can be secret: then the order of answers is free, and nobody sees them before the last', () => {
    const session = usedText(eachChooses({ secret: true }), ['friend'], ['dog', 'charm']);
    expect([optionsOf(session, 0), optionsOf(session, 1)]).toEqual([
      ['choose ada text', 'choose ada friend'],
      ['choose bo dog', 'choose bo charm'],
    ]);
    session.act({ do: 'choose', by: 'bo', target: 'dog' });
    session.act({ do: 'choose', by: 'ada', target: 'friend' });
    expect(left(session)).toEqual([
      ['friend', 1],
      ['dog', 1],
    ]);
  });

  it('can be saved, loaded and undone in between', () => {
    const texts = eachChooses({});
    const session = usedText(texts, ['friend'], ['dog', 'charm']);
    session.act({ do: 'choose', target: 'text' });
    const system = textSystem(slice, texts);
    const content = system.compile({}, system.language, null);
    const loaded = Session.load(system, content, JSON.parse(JSON.stringify(session.save())));
    for (const one of [session, loaded]) one.act({ do: 'choose', target: 'dog' });
    expect([left(loaded), loaded.running.stateText()]).toEqual([left(session), session.running.stateText()]);
    session.undoTo(1);
    expect(optionsOf(session)).toEqual(['choose ada text', 'choose ada friend']);
  });
});

describe('alternatives for each of several players', () => {
  const harmed = { op: 'deal', to: self, red: 1 };
  const discards = { op: 'leave', card: own };

  it('are chosen first and then done together, each for its player', () => {
    const session = usedText(
      eachEither([discards], [{ op: 'leave', card: { op: 'called', name: 'foe' } }]),
      [],
      ['dog'],
    );
    session.act({ do: 'choose', by: 'ada', option: 2 });
    session.act({ do: 'choose', by: 'bo', option: 1 });
    expect(left(session)).toEqual([
      ['foe', 1],
      ['dog', 1],
    ]);
  });

  it('what asks again follows what is done together, and harm of several is placed together', () => {
    const session = usedText(eachEither([harmed], [discards]), ['friend'], ['charm']);
    session.act({ do: 'choose', by: 'ada', option: 1 });
    session.act({ do: 'choose', by: 'bo', option: 1 });
    session.act({ do: 'takeRed', by: 'ada', amount: 1 });
    expect(left(session)).toEqual([
      ['friend', 1],
      ['bo', 1],
    ]);
  });

  it('with must, only what can change something is offered', () => {
    const [text] = eachEither([discards], [harmed])['text']?.do ?? [];
    const session = usedText({ text: { on: 'use', do: [{ ...text, op: 'eachEither', must: true }] } }, ['friend']);
    session.act({ do: 'choose', by: 'ada', option: 1 });
    expect([session.table()['bo'], left(session).length]).toEqual(['1 0', 3]);
  });
});

it('the words say who chooses what', () => {
  const texts = eachChooses({ secret: true });
  const voice = voiceOf(textSystem(slice, texts), (_, id) => id);
  expect(['ja', 'en'].map((locale) => sentenceOf(texts['text']?.do, locale, voice))).toEqual([
    '全員はそれぞれ自分のカードから1つを秘密に選び、全員が選んでから同時に、それらを離す。',
    'Each of the players secretly chooses one of the cards of you; when all have chosen, at the same time: those leave.',
  ]);
});

keepsTheLaws(
  textSystem(
    { ...slice, put: { 'play ada': ['text', 'friend', 'dog'], 'play bo': ['charm', 'foe'] } },
    {
      ...eachChooses({ secret: true }),
      charm: { on: 'use', do: eachEither([{ op: 'deal', to: players, red: 1 }], [leave])['text']?.do ?? [] },
    },
  ),
  [1, 2, 3],
);
