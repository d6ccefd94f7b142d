import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { indices } from '../library/indices.ts';
import { objectOf, textOfValue } from '../library/read-values.ts';
import { type CardWords, iconWord } from './card-words.ts';
import { CardSign, cardSign } from './face-signs.tsx';
import { Amount, Signed, skills } from './face-stats.tsx';
import { SceneArt } from './scene.tsx';

interface StubProps {
  readonly card: JsonObject;
  readonly type: string;
  readonly words: CardWords;
}

const icons = [...skills, 'wild'] as const;
const mostIcons = 6;
const mostLevel = 5;

/** Left edge of a player card, by which a fanned hand is read: cost, level, icons and class. */
export function PlayerStub({ card, type, words }: StubProps) {
  const { cost, level } = card;
  const given = objectOf(card['icons']);
  const shown = icons.flatMap((icon) => {
    const count = given[icon];
    return typeof count === 'number' ? indices(Math.min(count, mostIcons)).map((at) => ({ icon, at })) : [];
  });
  const sign = cardSign(textOfValue(card['class']));
  return (
    <div className="ah-stub">
      {type === 'skill' ? (
        <span className="ah-stub-sign">
          <CardSign name="skill" />
        </span>
      ) : cost === undefined ? null : (
        <span className="ah-cost">
          <span className="hidden">{words.word('face', 'cost')}</span>
          <Amount value={cost} words={words} />
        </span>
      )}
      {typeof level === 'number' && level > 0 && (
        <span className="ah-level" aria-hidden="true">
          {indices(Math.min(level, mostLevel)).map((at) => (
            <i key={at} />
          ))}
        </span>
      )}
      {shown.length > 0 && (
        <span
          className="ah-icons"
          role="img"
          aria-label={words.say('face', 'icons', {
            icons: shown.map(({ icon }) => iconWord(words, icon)).join(' '),
          })}
        >
          {shown.map(({ icon, at }) => (
            <CardSign key={`${icon} ${at}`} name={icon} />
          ))}
        </span>
      )}
      <span className="ah-stub-sign ah-stub-class">{sign !== null && <CardSign name={sign} />}</span>
    </div>
  );
}

/** Left edge of a card of a scenario: its type and its set. */
export function ScenarioStub({ type, set, words }: Omit<StubProps, 'card'> & { readonly set: string | null }) {
  const sign = cardSign(type);
  return (
    <div className="ah-stub">
      <span className="ah-stub-sign">{sign !== null && <CardSign name={sign} />}</span>
      <span className="ah-stub-words">
        <b lang={words.print('cardType', type).lang}>{words.label('cardType', type)}</b>
        {set !== null && <small>{set}</small>}
      </span>
    </div>
  );
}

interface PanelProps extends StubProps {
  /** As `1a`; null: in no deck. */
  readonly number: string | null;
}

/** Left third of an act or agenda: its place in the deck, and what advances it. */
export function StoryPanel({ card, type, number, words }: PanelProps) {
  const [counted, sign] = type === 'act' ? (['clues', 'clue'] as const) : (['doom', 'doom'] as const);
  const needed = card[counted];
  const own = cardSign(type);
  return (
    <div className="ah-panel">
      <SceneArt
        {...{ locale: words.locale, art: card['art'] }}
        id={`${textOfValue(card['id'])} ${number ?? ''}`}
        sign={own}
        isTown={type === 'act'}
      />
      <span className="ah-panel-foot">
        {number !== null && <b className="ah-number">{number}</b>}
        {needed !== undefined && (
          <span className="ah-needed">
            <span className="hidden">{words.word('face', counted)}</span>
            <Signed sign={sign} value={needed} words={words} />
          </span>
        )}
      </span>
    </div>
  );
}

/** Left third of an investigator: a picture, health and sanity. */
export function PersonPanel({ card, words }: StubProps) {
  const sign = cardSign(textOfValue(card['class']));
  return (
    <div className="ah-panel">
      <SceneArt {...{ locale: words.locale, art: card['art'] }} id={textOfValue(card['id'])} sign={sign} isTown />
      <span className="ah-panel-foot">
        {(['health', 'sanity'] as const).map((one) => (
          <span key={one} className="ah-needed">
            <span className="hidden">{words.word('face', one)}</span>
            <Signed sign={one} value={card[one]} words={words} />
          </span>
        ))}
      </span>
    </div>
  );
}
