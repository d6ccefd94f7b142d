import '../library/face-panel.css';
import './face.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { isPrintedPile, pileSize } from '#engine/systems/scythe/contract/printed-piles.ts';
import { CardPicture, useCroppedPicture } from '../library/card-picture.tsx';
import { CardSheet } from '../library/card-sheet.tsx';
import { type FaceTexts, faceTexts } from '../library/face-texts.ts';
import { listOf, objectOf, textOfValue, wordsIn } from '../library/read-values.ts';
import type { FaceKind, ScytheFace } from './face-subject.ts';
import { files, priceOf } from './game-document.ts';
import { PriceSigns } from './mat.tsx';
import { MatAreas } from './mat-face.tsx';
import { type ScytheSign, Sign } from './signs.ts';
import { faceWords } from './table-words.ts';

interface CardFaceProps {
  readonly face: ScytheFace;
  readonly documents: Documents;
  readonly locale: string;
  readonly onFit?: ((overflows: boolean) => void) | undefined;
}

const signOfKind = {
  ...{ combatCard: 'power', encounter: 'encounter', objective: 'objective', factoryCard: 'factory' },
  ...{ tile: 'structure', faction: 'character', mat: 'token' },
} as const satisfies Readonly<Record<FaceKind, ScytheSign>>;

function sizeOf(kind: string, colour: string): CSSProperties {
  const { width, height } = pileSize(kind);
  const measures: Record<string, number | string> = { '--wide': width, '--high': height };
  if (/^#[0-9a-f]{6}$/.test(colour)) measures['--own'] = colour;
  return measures;
}

export function CardFace({ face: { kind, path, card }, documents, locale, onFit }: CardFaceProps) {
  const texts = faceTexts(documents, path, locale);
  const words = faceWords(locale);
  const picture = useCroppedPicture(card['art'], locale);
  return (
    <div className="sc-face" style={sizeOf(kind, textOfValue(card['colour']))}>
      <CardSheet
        {...{ card, kind, locale, texts, onFit }}
        stub={
          <span className="sc-face-stub" aria-hidden="true">
            <Sign name={signOfKind[kind]} />
          </span>
        }
        over={{ text: words.kinds[kind], lang: locale, state: 'source' }}
        art={
          picture !== null && (
            <div className="sc-face-art" aria-hidden="true">
              <CardPicture {...picture} />
            </div>
          )
        }
        stats={[]}
        rules={<Rules {...{ kind, card, texts, documents, locale }} />}
        isRuled={false}
        sayTrait={(label) => label}
      />
    </div>
  );
}

interface RulesProps extends Pick<CardFaceProps, 'documents' | 'locale'> {
  readonly kind: FaceKind;
  readonly card: ScytheFace['card'];
  readonly texts: FaceTexts;
}

function Rules({ kind, card, texts, documents, locale }: RulesProps): ReactNode {
  const words = faceWords(locale);
  const id = textOfValue(card['id']);
  const said = (key: string, source: Parameters<FaceTexts['text']>[1]) => {
    const text = texts.text(`${id}/${key}`, source);
    return text !== null && <p lang={text.lang}>{text.text}</p>;
  };
  const own = said('text', card['text']);
  switch (kind) {
    case 'combatCard':
      return <b className="sc-face-power">{textOfValue(card['power'])}</b>;
    case 'encounter':
      return (
        <ol className="sc-face-options">
          {listOf(card['options']).map((option, i) => (
            <li key={textOfValue(option['id'])}>
              <b aria-hidden="true">{i + 1}</b>
              <PriceSigns price={priceOf(objectOf(option['cost']))} words={words} />
              {said(`options/${textOfValue(option['id'])}/text`, option['text'])}
            </li>
          ))}
        </ol>
      );
    case 'objective':
      return own;
    case 'factoryCard':
      return (
        <>
          <PriceSigns price={priceOf(objectOf(card['cost']))} words={words} />
          {own}
          <p className="sc-face-bottom">{words.factoryBottom}</p>
        </>
      );
    case 'tile':
      return (
        <>
          {own}
          <ol className="sc-face-pays">
            {(Array.isArray(card['pays']) ? card['pays'] : []).map((coins, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their position
              <li key={i}>
                <small>{words.forStructures({ count: i + 1 })}</small>
                <Sign name="coins" />
                {textOfValue(coins)}
              </li>
            ))}
          </ol>
        </>
      );
    case 'faction':
      return (
        <>
          <StartOf values={{ power: card['power'], cards: card['cards'] }} start={words.start} />
          {listOf(card['effects']).map((effect) => (
            <div key={textOfValue(effect['id'])}>
              {said(`effects/${textOfValue(effect['id'])}/text`, effect['text'])}
            </div>
          ))}
          <ul className="sc-face-mechs">
            {wordsIn(card['mechs']).map((mech) => (
              <Mech key={mech} {...{ mech, documents, texts }} />
            ))}
          </ul>
        </>
      );
    case 'mat':
      return (
        <>
          <StartOf values={{ popularity: card['popularity'], coins: card['coins'] }} start={words.start} />
          <MatAreas {...{ id, documents, locale }} />
        </>
      );
    default:
      return kind satisfies never;
  }
}

function StartOf({
  values,
  start,
}: {
  readonly values: Readonly<Partial<Record<ScytheSign, unknown>>>;
  readonly start: string;
}) {
  return (
    <p className="table-row sc-face-start">
      <small>{start}</small>
      {Object.entries(values).map(([sign, value]) => (
        <span key={sign} className="table-row">
          <Sign name={sign as ScytheSign} />
          {String(value ?? '')}
        </span>
      ))}
    </p>
  );
}

function Mech({ mech, documents, texts }: Pick<RulesProps, 'documents' | 'texts'> & { readonly mech: string }) {
  const ability = listOf(objectOf(documents[files.factions])['abilities']).find((one) => one['id'] === mech);
  const name = texts.text(`${mech}/name`, ability?.['name']);
  return (
    <li>
      <b lang={name?.lang}>
        <Sign name="mech" /> {name?.text ?? mech}
      </b>
      {listOf(ability?.['effects']).map((effect) => {
        const said = texts.text(`${mech}/effects/${textOfValue(effect['id'])}/text`, effect['text']);
        return (
          said !== null && (
            <p key={textOfValue(effect['id'])} lang={said.lang}>
              {said.text}
            </p>
          )
        );
      })}
    </li>
  );
}

/** Without text, for all languages. */
export function CardBack({ pile }: { readonly pile: string }) {
  const sign = isPrintedPile(pile) ? signOfKind[pile] : 'token';
  return (
    <div className="sc-face" style={sizeOf(pile, '')}>
      <div className="face card-face sc-back" data-kind={pile}>
        <Sign name={sign} />
      </div>
    </div>
  );
}
