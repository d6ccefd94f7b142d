import { useId } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { FaceName } from '../../library/face-name.tsx';
import { faceTexts } from '../../library/face-texts.ts';
import { listOf, textOfValue, wordsIn } from '../../library/read-values.ts';
import { StoryText } from '../../library/story-text.tsx';
import { DrawnArt } from '../face/card-art.tsx';
import { RulesText } from '../face/rules-text.tsx';
import type { PrintedRuleId } from './rule-sentence.ts';
import { type LocatedScenario, pilesOf, scenarioTitle } from './scenarios.ts';
import { Rules, SheetFrame, SheetSection, Word } from './sheet-frame.tsx';
import type { SheetWords } from './sheet-words.ts';

interface ScenarioSheetProps {
  readonly scenario: LocatedScenario;
  readonly documents: Documents;
  readonly words: SheetWords;
}

/** The same for all scenarios. */
const endings: readonly PrintedRuleId[] = ['TSS-RANK-02', 'TSS-RANK-03'];

/** Before and after play; without spoilers of its cards. */
export function ScenarioSheet(props: ScenarioSheetProps) {
  const { scenario: written, documents, words } = props;
  const { id, path, scenario } = written;
  const { locale } = words;
  const nameId = useId();
  const title = scenarioTitle(documents, written, locale) ?? { text: id, lang: locale, state: 'source' };
  const intro = faceTexts(documents, path, locale).text(`${id}/intro`, scenario['intro']);
  return (
    <SheetFrame
      {...{ kind: 'scenario', locale, number: id, sign: 'kind-scenario' }}
      what={<Word words={words} group="cardKind" id="scenario" />}
    >
      <div className="printed-sheet-art">
        <DrawnArt id={id} sign={null} />
        <DrawnArt id={`${id} beside`} sign={null} />
      </div>
      <header className="printed-sheet-head">
        <FaceName id={nameId} said={title} card={scenario} />
        {intro !== null && <StoryText said={intro} className="face-story" />}
      </header>
      <div className="printed-sheet-columns">
        <div className="printed-sheet-column">
          <SetUp {...props} />
          {scenario['progressTravels'] === true && (
            <SheetSection title={<Word words={words} id="special" />}>
              <p lang={words.print('sheet', 'progressTravels').lang}>{words.word('sheet', 'progressTravels')}</p>
            </SheetSection>
          )}
          <SheetSection title={<Word words={words} id="end" />}>
            <Rules {...props} ids={endings} />
          </SheetSection>
        </div>
        <div className="printed-sheet-column">
          <Ranks {...props} />
          <Rewards {...props} />
        </div>
      </div>
      <Record words={words} />
    </SheetFrame>
  );
}

/** Piles first, then its instructions by stage (TSS-SETUP-08). */
function SetUp({ scenario: written, documents, words }: ScenarioSheetProps) {
  const { id, path, scenario } = written;
  const texts = faceTexts(documents, path, words.locale);
  const { deck, aside, rewards } = pilesOf(documents, written);
  const [first, last] = [deck[0], deck.at(-1)];
  const steps = listOf(scenario['setup']).flatMap((step) => {
    const said = texts.text(`${id}/setup/${textOfValue(step['id'])}/text`, step['text']);
    return said === null ? [] : [{ id: textOfValue(step['id']), stage: textOfValue(step['stage']) || 'first', said }];
  });
  return (
    <SheetSection title={<Word words={words} id="setup" />}>
      <dl className="printed-sheet-list">
        {first !== undefined && last !== undefined && (
          <div>
            <dt>
              <Word words={words} id="deck" />
            </dt>
            <dd lang={words.print('sheet', 'deckCards').lang}>
              {words.say('sheet', 'deckCards', { first, last, count: String(deck.length) })}
            </dd>
          </div>
        )}
        {aside.length > 0 && <Cards words={words} id="aside" cards={aside} />}
        {rewards.length > 0 && <Cards words={words} id="rewardCards" cards={rewards} />}
      </dl>
      {steps.length > 0 && (
        <dl className="printed-sheet-list">
          {steps.map((step, at) => (
            <div key={step.id}>
              <dt>
                {step.stage !== steps[at - 1]?.stage && <Word words={words} group="setupStage" id={step.stage} />}
              </dt>
              <dd lang={step.said.lang}>
                <RulesText said={step.said} words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SheetSection>
  );
}

function Cards({
  words,
  id,
  cards,
}: {
  readonly words: SheetWords;
  readonly id: string;
  readonly cards: readonly string[];
}) {
  return (
    <div>
      <dt>
        <Word words={words} id={id} />
      </dt>
      <dd className="printed-sheet-ids">
        {cards.map((card) => (
          <span key={card} className="face-rule-id">
            {card}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** TSS-RANK-04, TSS-RANK-07. */
function Ranks({ scenario: { scenario }, documents, words }: ScenarioSheetProps) {
  const ranks = listOf(scenario['ranks']).map((line) => ({ rank: textOfValue(line['rank']), upTo: line['upTo'] }));
  const limitOf = (at: number): string => {
    const [limit, before] = [ranks[at]?.upTo, ranks[at - 1]?.upTo];
    if (typeof limit === 'number') return words.say('sheet', 'upTo', { limit: String(limit) });
    return typeof before === 'number'
      ? words.say('sheet', 'from', { limit: String(before + 1) })
      : words.word('sheet', 'any');
  };
  return (
    <SheetSection title={<Word words={words} id="rank" />} className="printed-sheet-ranks">
      <table>
        <thead>
          <tr>
            <th colSpan={2}>
              <Word words={words} group="rating" id="rounds" />
            </th>
          </tr>
        </thead>
        <tbody>
          {ranks.map(({ rank }, at) => (
            <tr key={rank}>
              <th>{rank}</th>
              <td lang={words.print('sheet', 'upTo').lang}>{limitOf(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="printed-sheet-small">
        <Rules {...{ documents, words }} ids={['TSS-RANK-04']} />
      </div>
    </SheetSection>
  );
}

function Rewards({ scenario: { scenario }, words }: ScenarioSheetProps) {
  const offers = listOf(scenario['rewards']);
  const { lang } = words.print('sheet', 'onlyEnd');
  if (offers.length === 0) return null;
  return (
    <SheetSection title={<Word words={words} id="rewards" />}>
      <ul className="printed-sheet-offers">
        {offers.map((offer) => {
          const end = textOfValue(offer['end']);
          return (
            <li key={textOfValue(offer['id'])}>
              <b className="face-rule-id">{wordsIn(offer['cards']).join(' + ')}</b>
              {end !== '' && (
                <span lang={lang}>
                  <RulesText
                    said={{ text: words.say('sheet', 'onlyEnd', { card: end }), lang, state: 'source' }}
                    words={words}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </SheetSection>
  );
}

/** Blank lines: players, reward and rank (TSS-CAMP-08). */
function Record({ words }: { readonly words: SheetWords }) {
  return (
    <SheetSection title={<Word words={words} id="record" />} className="printed-sheet-record">
      <table>
        <thead>
          <tr>
            {(['sheet/players', 'rating/rounds', 'sheet/rank', 'sheet/reward'] as const).map((name) => {
              const [group, id] = name.split('/') as ['sheet' | 'rating', string];
              return (
                <th key={id}>
                  <Word words={words} group={group} id={id} />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {[1, 2, 3].map((line) => (
            <tr key={line}>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </SheetSection>
  );
}
