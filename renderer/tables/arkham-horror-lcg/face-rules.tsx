import type { ReactNode } from 'react';
import { isWide } from '#authoring/text/messages/punctuation.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { FaceText, FaceTexts } from '../library/face-texts.ts';
import { indices } from '../library/indices.ts';
import { listOf, objectOf, textOfValue, wordsIn } from '../library/read-values.ts';
import { TextWithIcons } from '../library/text-with-icons.tsx';
import { asSentences, type CardWords } from './card-words.ts';
import { cardPieces } from './face-pieces.ts';
import { CardSign, cardSign } from './face-signs.tsx';

interface FaceRulesProps {
  readonly card: JsonObject;
  readonly texts: FaceTexts;
  readonly words: CardWords;
}

/** Traits, keywords, abilities and victory points, in this order. */
export function FaceRules({ card, texts, words }: FaceRulesProps) {
  const id = textOfValue(card['id']);
  const said = texts.text(`${id}/text`, card['text']);
  const { victory } = card;
  return (
    <>
      <Traits card={card} texts={texts} />
      <Keywords {...{ card, texts, words }} />
      {said !== null && (
        <p className="ah-rule" lang={said.lang}>
          <CardText said={said} words={words} />
        </p>
      )}
      {listOf(card['abilities']).map((ability) => {
        const key = `${id}/abilities/${ability['id']}/text`;
        return <Ability key={key} {...{ ability, words }} said={texts.text(key, ability['text'])} />;
      })}
      {typeof victory === 'number' && (
        <p className="ah-victory" lang={words.print('face', 'victory').lang}>
          {words.say('face', 'victory', { points: String(victory) })}
        </p>
      )}
    </>
  );
}

function Traits({ card, texts }: Omit<FaceRulesProps, 'words'>) {
  const traits = wordsIn(card['traits']).map((trait) => texts.word(trait));
  const [first] = traits;
  if (first === undefined) return null;
  return (
    <p className="ah-traits" lang={first.lang}>
      {asSentences(
        traits.map(({ text }) => text),
        first.lang,
      )}
    </p>
  );
}

function Keywords({ card, texts, words }: FaceRulesProps) {
  const lang = words.print('keyword', 'fast').lang;
  const keywords = wordsIn(card['keywords']).map((keyword) => words.word('keyword', keyword));
  const { amount, of } = objectOf(card['uses']);
  const uses =
    typeof amount === 'number'
      ? words.say('face', 'uses', { amount: String(amount), uses: texts.word(textOfValue(of)).text })
      : '';
  if (keywords.length === 0 && uses === '') return null;
  return (
    <p className="ah-rule" lang={lang}>
      <b>{[asSentences(keywords, lang), uses].filter((one) => one !== '').join(isWide(lang) ? '' : ' ')}</b>
    </p>
  );
}

interface CardTextProps {
  readonly said: FaceText;
  readonly words: CardWords;
  /** The bold action of the ability. */
  readonly bold?: Json | undefined;
}

export function CardText({ said, words, bold }: CardTextProps) {
  const pieces = cardPieces(said.text, said.lang, words, textOfValue(bold));
  return <TextWithIcons pieces={pieces} sign={(name) => <CardSign name={name} />} />;
}

interface AbilityProps {
  readonly ability: JsonObject;
  readonly said: FaceText | null;
  readonly words: CardWords;
}

/** Without a printed text only the elder sign is shown, by its number. */
function Ability({ ability, said, words }: AbilityProps) {
  const kind = textOfValue(ability['kind']);
  const printed = said === null ? null : { ...said, text: withoutLead(said, kind, words) };
  const modifier = kind === 'elderSign' && said === null ? numberOf(ability) : '';
  if (said === null && modifier === '') return null;
  return (
    <p className="ah-rule" data-ability={kind} lang={said?.lang ?? words.locale}>
      <Lead {...{ kind, ability, words }} />
      {modifier !== '' && <b className="ah-modifier">{modifier}</b>}
      {printed !== null && <CardText said={printed} words={words} bold={ability['designator']} />}
    </p>
  );
}

/** The lead is a tag: a text that begins with its word has it once. */
function withoutLead({ text, lang }: FaceText, kind: string, words: CardWords): string {
  const word = words.word('face', kind);
  const gap = isWide(lang) ? '：' : ':';
  return text.startsWith(`${word}${gap}`) ? text.slice(word.length + gap.length).trimStart() : text;
}

/** What begins an ability: a sign for those that players use, a word for those that happen. */
function Lead({ kind, ability, words }: Omit<AbilityProps, 'said'> & { readonly kind: string }): ReactNode {
  switch (kind) {
    case 'forced':
    case 'revelation':
    case 'spawn':
    case 'prey':
    case 'objective':
      return (
        <span className="ah-tag" lang={words.print('face', kind).lang}>
          {words.word('face', kind)}
        </span>
      );
    case 'action': {
      const { actions } = ability;
      const count = typeof actions === 'number' ? Math.min(Math.max(Math.trunc(actions), 1), 3) : 1;
      return indices(count).map((at) => <LeadSign key={at} name="action" words={words} />);
    }
    case 'reaction':
    case 'free':
    case 'elderSign':
      return <LeadSign name={kind} words={words} />;
    default:
      return null;
  }
}

function LeadSign({ name, words }: { readonly name: string; readonly words: CardWords }) {
  const sign = cardSign(name);
  return (
    <span className="ah-lead" data-sign={name}>
      {sign !== null && <CardSign name={sign} label={words.word('face', name)} />}
    </span>
  );
}

/** The number of a token; empty where it is counted. */
function numberOf(ability: JsonObject): string {
  const { modifier } = ability;
  if (typeof modifier !== 'number') return '';
  return modifier < 0 ? `−${-modifier}` : `+${modifier}`;
}
