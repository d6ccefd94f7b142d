import '../library/face-panel.css';
import './face.css';
import './face-edge.css';
import './face-places.css';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { CardSheet } from '../library/card-sheet.tsx';
import { type FaceText, faceTexts } from '../library/face-texts.ts';
import { asLabel } from '../library/library-words.ts';
import { namedEntries } from '../library/named-things.ts';
import { textOfValue, wordsIn } from '../library/read-values.ts';
import { between, type CardWords, cardWords } from './card-words.ts';
import { FaceRules } from './face-rules.tsx';
import { CardSign, type CardSignName, cardSign } from './face-signs.tsx';
import { statsOf } from './face-stats.tsx';
import { PersonPanel, PlayerStub, ScenarioStub, StoryPanel } from './face-stub.tsx';
import {
  type CardEntry,
  type CardSide,
  isLying,
  isPlayerCard,
  numberInDeck,
  textsOfSide,
  typeOf,
} from './face-subject.ts';
import { SceneArt } from './scene.tsx';

interface CardFaceProps {
  readonly subject: CardEntry;
  readonly side: CardSide;
  readonly documents: Documents;
  readonly locale: string;
  readonly onFit?: ((overflows: boolean) => void) | undefined;
}

/** One side, 63.5 × 88.9 mm upright or lying; `--u` is one millimetre. */
export function CardFace({ subject, side, documents, locale, onFit }: CardFaceProps) {
  const words = cardWords(documents, locale);
  const texts = textsOfSide(faceTexts(documents, subject.path, locale), side);
  const { card } = side;
  const type = typeOf(card);
  const isStory = type === 'act' || type === 'agenda';
  const isPerson = type === 'investigator';
  const place = isStory ? numberInDeck(documents, subject) : null;
  const number = place === null ? null : `${place}${side.side}`;
  // Traits stand above the rules
  const { traits: _, ...shown } = card;
  return (
    <div
      className="ah-face"
      data-type={type}
      data-side={side.side}
      data-lying={isLying(card) || undefined}
      data-paint={paintOf(subject, type)}
      data-unrevealed={side.isUnrevealed || undefined}
    >
      <CardSheet
        card={shown}
        kind={type}
        {...{ locale, texts, onFit }}
        stub={
          isStory ? (
            <StoryPanel {...{ card, type, number, words }} />
          ) : isPerson ? (
            <PersonPanel {...{ card, type, words }} />
          ) : isPlayerCard(subject.path) ? (
            <PlayerStub {...{ card, type, words }} />
          ) : (
            <ScenarioStub {...{ type, words }} set={setOf(documents, locale, subject.card)} />
          )
        }
        over={overName({ subject, type, number, words })}
        art={
          isStory || isPerson ? null : (
            <SceneArt
              {...{ locale, art: card['art'] }}
              id={sceneId(card, side)}
              sign={signOf(card, type)}
              isTown={type === 'location'}
            />
          )
        }
        stats={side.isUnrevealed ? [] : statsOf(type, { card, words })}
        rules={
          <>
            <FaceRules {...{ card, texts, words }} />
            {type === 'location' && (
              <Connections {...{ subject, documents, words }} ids={wordsIn(card['connections'])} />
            )}
          </>
        }
        isRuled={false}
        sayTrait={(label) => label}
      />
    </div>
  );
}

/** Of an asset, the slot it fills tells more than its type. */
function signOf(card: JsonObject, type: string): CardSignName | null {
  const [slot = ''] = type === 'asset' ? wordsIn(card['slots']) : [];
  return slot === 'hand' ? cardSign(type) : (cardSign(slot) ?? cardSign(type));
}

const sceneId = (card: JsonObject, { side }: CardSide): string => `${textOfValue(card['id'])} ${side}`;

/** Colours: of a class, of a weakness, or of a type of a scenario's cards. */
function paintOf({ path, card }: CardEntry, type: string): string {
  if (card['weakness'] !== undefined) return 'weakness';
  const its = textOfValue(card['class']);
  if (isPlayerCard(path) || type === 'investigator') return its === '' ? 'neutral' : its;
  return type;
}

function setOf(documents: Documents, locale: string, card: JsonObject): string | null {
  const id = textOfValue(card['set']);
  return id === ''
    ? null
    : (namedEntries(documents, locale, 'sets.json', 'sets').find((one) => one.id === id)?.name ?? id);
}

interface OverProps {
  readonly subject: CardEntry;
  readonly type: string;
  readonly number: string | null;
  readonly words: CardWords;
}

/** What a card is: type, class, level. */
function overName({ subject: { path, card }, type, number, words }: OverProps): FaceText | null {
  const { lang } = words.print('cardType', type);
  const { weakness, level } = card;
  const parts = [words.label('cardType', type)];
  if (number !== null) parts.push(number);
  if (card['unique'] === true && type !== 'act' && type !== 'agenda') parts.push(words.label('face', 'unique'));
  if (weakness !== undefined)
    parts.push(words.label('face', weakness === 'basic' ? 'weaknessBasic' : 'weaknessSignature'));
  else if (isPlayerCard(path) || type === 'investigator') parts.push(words.label('class', card['class']));
  if (typeof level === 'number' && level > 0) parts.push(asLabel(words.say('face', 'level', { level: String(level) })));
  return { text: parts.join(between(lang)), lang, state: 'source' };
}

interface ConnectionsProps {
  readonly subject: CardEntry;
  readonly documents: Documents;
  readonly words: CardWords;
  readonly ids: readonly string[];
}

function Connections({ subject, documents, words, ids }: ConnectionsProps) {
  if (ids.length === 0) return null;
  const names = new Map(namedEntries(documents, words.locale, subject.path, 'cards').map(({ id, name }) => [id, name]));
  return (
    <ul className="ah-connections">
      {ids.map((id) => (
        <li key={id}>
          <CardSign name="connection" />
          {names.get(id) ?? id}
        </li>
      ))}
    </ul>
  );
}
