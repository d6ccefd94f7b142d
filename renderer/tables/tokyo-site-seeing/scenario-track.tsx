import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { faceTexts } from '../library/face-texts.ts';
import { listOf, textOfValue } from '../library/read-values.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { CardTokens, tokensOf } from './card-tokens.tsx';
import { hpOfCard } from './card-values.ts';
import { cardOf, type PlacedCard } from './table-document.ts';

export function ScenarioTrack() {
  const { table, words } = useBoard();
  const { shown = [], mods = [], deck = [] } = table.scenario;
  const title = words.label('cardKind', 'scenario');
  return (
    <section className="tss-scenario" aria-label={title}>
      <h3>
        {title}
        <span className="table-muted">{words.deckLeft({ count: deck.length })}</span>
      </h3>
      <ShownCards placed={shown} />
      {mods.length > 0 && (
        <>
          <h3>{words.label('slot', 'scenario/mods')}</h3>
          <ShownCards placed={mods} />
        </>
      )}
    </section>
  );
}

function ShownCards({ placed }: { readonly placed: readonly PlacedCard[] }) {
  return (
    <ul>
      {placed.map((one) => (
        <li key={cardOf(one).card}>
          <ShownCard placed={one} />
        </li>
      ))}
    </ul>
  );
}

function ShownCard({ placed }: { readonly placed: PlacedCard }) {
  const { numbers, labels, words, locale, documents, cards } = useBoard();
  const { words: shared } = useTable();
  const card = cardOf(placed);
  const { path, card: printed } = cards(card.card);
  const id = designOf(card.card);
  const number = id.split('-')[1] ?? '';
  const texts = faceTexts(documents, path, locale);
  const rules = listOf(printed['effects']).flatMap(({ id: effect, when, text }) => {
    const said = texts.text(`${id}/effects/${textOfValue(effect)}/text`, text);
    return said === null ? [] : [{ key: textOfValue(effect), timing: words.word('timing', when), ...said }];
  });
  const { left, all } = hpOfCard(numbers, card);
  // Only companions can be hurt here
  const hp = printed['companion'] === undefined ? '' : `${words.word('label', 'hp')} ${left}/${all}`;
  const said = [`No. ${number}`, labelOf(labels, id), hp, ...tokensOf(card, words).map(({ label }) => label)];
  return (
    <>
      <TableObject
        names={[card.card]}
        label={said.filter((part) => part !== '').join(shared.comma)}
        questions={[]}
        card={id}
        className="table-row tss-shown"
      >
        <span className="tss-shown-number">{number}</span>
        <span className="table-name">{labelOf(labels, id)}</span>
        {hp !== '' && <span className="tss-figure">{hp}</span>}
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
