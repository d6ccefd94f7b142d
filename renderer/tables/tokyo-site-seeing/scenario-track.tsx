import { faceTexts } from '../library/face-texts.ts';
import { listOf, wordOf } from '../library/read-values.ts';
import { designOf, labelOf } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { CardTokens, tokensOf } from './card-tokens.tsx';
import { rulebookWord } from './face/face-words.ts';
import { type NumbersInForce, shownNumber } from './figures.ts';
import type { PrintedCard } from './printed-cards.ts';
import { type CardOnTable, cardOf, type Placed } from './table-document.ts';
import type { TableWords } from './table-words.ts';

/** The scenario: its cards that lie open, with their text, how many are still to come, and MOD cards in use. */
export function ScenarioTrack() {
  const { table, words } = useBoard();
  const shown = table.scenario['shown'] ?? [];
  const mods = table.scenario['mods'] ?? [];
  return (
    <section className="tss-scenario" aria-label={words.scenario}>
      <h3>
        {words.scenario}
        <span className="table-muted">{words.deckLeft(table.scenario['deck']?.length ?? 0)}</span>
      </h3>
      <ul>
        {shown.map((placed) => (
          <li key={cardOf(placed).card}>
            <ShownCard placed={placed} />
          </li>
        ))}
      </ul>
      {mods.length > 0 && (
        <>
          <h3>{words.mods}</h3>
          <ul>
            {mods.map((placed) => (
              <li key={cardOf(placed).card}>
                <ShownCard placed={placed} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ShownCard({ placed }: { readonly placed: Placed }) {
  const { numbers, labels, words, locale, documents, cards } = useBoard();
  const card = cardOf(placed);
  const printed = cards(card.card);
  const id = designOf(card.card);
  const number = id.split('-')[1] ?? '';
  const texts = faceTexts(documents, printed.path, locale);
  const rules = listOf(printed.card['effects']).flatMap(({ id: effect, when, text }) => {
    const said = texts.text(`${id}/effects/${wordOf(effect)}/text`, text);
    const timing = typeof when === 'string' ? rulebookWord('timing', when, locale) : '';
    return said === null ? [] : [{ key: wordOf(effect), timing, ...said }];
  });
  const hp = companionHp(printed, card, numbers, words);
  const said = [
    words.scenarioNumber(number),
    labelOf(labels, id),
    hp ?? '',
    ...tokensOf(card, words).map(({ label }) => label),
  ];
  return (
    <>
      <TableObject
        names={[card.card]}
        label={said.filter((part) => part !== '').join(words.comma)}
        questions={[]}
        card={id}
        className="tss-shown"
      >
        <span className="tss-shown-number">{number}</span>
        <span className="tss-name">{labelOf(labels, id)}</span>
        {hp !== null && <span className="tss-figure">{hp}</span>}
        <CardTokens card={card} />
      </TableObject>
      {rules.length > 0 && (
        <div className="tss-shown-room">
          <div className="tss-shown-text">
            {rules.map(({ key, timing, text, lang }) => (
              <p key={key} lang={lang}>
                {timing !== '' && <b>{timing}</b>} {text}
              </p>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** What a companion has left of its HP; null for a card that is none. */
function companionHp(
  { card: printed }: PrintedCard,
  { card, damage = 0 }: CardOnTable,
  numbers: NumbersInForce,
  words: TableWords,
): string | null {
  if (printed['companion'] === undefined) return null;
  const hp = shownNumber(numbers.cards[card]?.['hp']).text;
  return words.hpOf(hp === '？' ? hp : String(Number(hp) - damage), hp);
}
