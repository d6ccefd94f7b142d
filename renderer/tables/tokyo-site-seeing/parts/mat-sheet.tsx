import '../face/face-paper.css';
import '../face/face.css';
import './mat.css';
import type { CSSProperties } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { enterSite, moveAcross, pileKinds, siteArea } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { mostPcs } from '#engine/systems/tokyo-site-seeing/contract/printed-parts.ts';
import { type FaceTexts, faceTexts } from '../../library/face-texts.ts';
import { listOf, objectOf, textOfValue, wordsIn } from '../../library/read-values.ts';
import { useTextFit } from '../../library/use-text-fit.ts';
import { bestAbility } from '../face/face-subject.ts';
import { RulesText } from '../face/rules-text.tsx';
import { Sign, type SignName } from '../face/sign.tsx';
import { areaPlaces, areaSize, areasOf, linesOf, matFile, matSize, ringHalf, siteCentre } from './mat.ts';
import { Word } from './sheet-frame.tsx';
import type { SheetWords } from './sheet-words.ts';

/** The visible range in millimetres: the whole mat, or a half. */
export interface MatView {
  readonly from: number;
  readonly width: number;
}
interface MatSheetProps {
  readonly documents: Documents;
  readonly words: SheetWords;
  readonly view: MatView;
}

const millimetres = (count: number) => `calc(${count} * var(--u))`;
const placed = ({ from }: MatView, x: number, y: number, width: number, height: number): CSSProperties => ({
  ...{ left: millimetres(x - from), top: millimetres(y), width: millimetres(width), height: millimetres(height) },
});
/** Bleed in millimetres. Farther content is left out, since it would shrink the printed page. */
const BEYOND = 8;
const isSeen = ({ from, width }: MatView, x: number, itsWidth: number): boolean =>
  x < from + width + BEYOND && x + itsWidth > from - BEYOND;

export function MatSheet({ documents, words, view }: MatSheetProps) {
  const sheet = useTextFit();
  const texts = faceTexts(documents, matFile, words.locale);
  const own = areasOf(documents);
  const inMiddle = own.find(({ id }) => id === siteArea);
  const around = own.filter(({ id }) => {
    const place = areaPlaces[id];
    return place !== undefined && isSeen(view, place.at[0] + BEYOND, areaSize.width - 2 * BEYOND);
  });
  return (
    <article
      ref={sheet}
      className="face mat-sheet"
      lang={words.locale}
      style={{ width: millimetres(view.width), height: millimetres(matSize.height) }}
    >
      <Lines documents={documents} view={view} />
      {pileKinds.map((kind, at) => (
        <Pile key={kind} {...{ kind, at, words, view }} />
      ))}
      {around.map((one) => (
        <Area key={one.id} {...one} {...{ documents, texts, words, view }} />
      ))}
      {inMiddle !== undefined && <Site area={inMiddle.area} {...{ texts, words, view }} />}
      {[
        { id: 'moveLine', x: 30 },
        { id: 'siteLine', x: 330 },
      ].map(
        ({ id, x }) =>
          isSeen(view, x, 30) && (
            <p key={id} className="mat-legend" style={placed(view, x, 128, 30, 31)}>
              <Word words={words} id={id} />
            </p>
          ),
      )}
    </article>
  );
}

/** The target of a move, without troubles (TSS-MOVE-02, TSS-MOVE-05). */
const across = `+${moveAcross}`;
const intoSite = `${enterSite.target}−${enterSite.lessForTrouble}×`;

function Lines({ documents, view }: Pick<MatSheetProps, 'documents' | 'view'>) {
  const lines = linesOf(documents);
  const [x, width] = [view.from - BEYOND, view.width + 2 * BEYOND];
  return (
    <>
      <svg
        className="mat-lines"
        viewBox={`${x} 0 ${width} ${matSize.height}`}
        style={placed(view, x, 0, width, matSize.height)}
        aria-hidden="true"
      >
        {lines.map(({ from, to }) => (
          <path key={`${from} ${to}`} d={`M${from.join(' ')}L${to.join(' ')}`} />
        ))}
        <rect
          x={siteCentre[0] - ringHalf[0]}
          y={siteCentre[1] - ringHalf[1]}
          width={2 * ringHalf[0]}
          height={2 * ringHalf[1]}
          rx={ringHalf[1]}
        />
      </svg>
      {lines.map(
        ({ label: [at, down], isToSite }) =>
          isSeen(view, at, 0) && (
            <span
              key={`${at} ${down}`}
              className="mat-target"
              style={{ left: millimetres(at - view.from), top: millimetres(down) }}
              lang="en"
            >
              <Sign name="tech" />
              {isToSite ? intoSite : across}
            </span>
          ),
      )}
    </>
  );
}

interface PileProps extends Pick<MatSheetProps, 'words' | 'view'> {
  readonly kind: (typeof pileKinds)[number];
  readonly at: number;
}

/** Names the pile next to the edge (TSS-SETUP-14). */
function Pile({ kind, at, words, view }: PileProps) {
  const width = matSize.width / pileKinds.length;
  if (!isSeen(view, at * width + BEYOND, width - 2 * BEYOND)) return null;
  const { lang } = words.print('slot', kind);
  return (
    <p className="mat-pile" data-kind={kind} lang={lang} style={placed(view, at * width, 3.3, width, 3.2)}>
      <Sign name={`kind-${kind}`} />
      {words.label('slot', kind)}
    </p>
  );
}

interface AreaProps extends MatSheetProps {
  readonly id: string;
  readonly number: number;
  readonly area: JsonObject;
  readonly texts: FaceTexts;
}

function Area({ id, number, area, documents, texts, words, view }: AreaProps) {
  const [x, y] = areaPlaces[id]?.at ?? [0, 0];
  const facility = objectOf(area['facility']);
  const name = texts.text(`${id}/facility/name`, facility['name']);
  const does = texts.text(`${id}/facility/text`, facility['text']);
  return (
    <section
      className="mat-area"
      data-side={x < siteCentre[0] ? 'left' : 'right'}
      style={placed(view, x, y, areaSize.width, areaSize.height)}
    >
      <header className="mat-area-head">
        <b className="mat-order">{number}</b>
        <AreaName id={id} area={area} texts={texts} />
        <div className="mat-facility" data-fit="text">
          {name !== null && <h5 lang={name.lang}>{name.text}</h5>}
          {does !== null && (
            <p lang={does.lang}>
              <RulesText said={does} words={words} />
            </p>
          )}
        </div>
        <PcSpaces signs={signsOf(documents, wordsIn(area['pcs']))} />
      </header>
      <ol className="mat-slots" data-fit="width">
        {listOf(area['slots']).map((slot, at) => (
          <Slot key={textOfValue(slot['id'])} kind={textOfValue(slot['kind'])} number={at + 1} words={words} />
        ))}
      </ol>
    </section>
  );
}

function AreaName({ id, area, texts }: Pick<AreaProps, 'id' | 'area' | 'texts'>) {
  const name = texts.text(`${id}/name`, area['name']);
  return (
    <h4 className="mat-name" lang={name?.lang} data-fit="width">
      {name?.text ?? id}
    </h4>
  );
}

function signsOf(documents: Documents, ids: readonly string[]): readonly (SignName | undefined)[] {
  const pcs = listOf(objectOf(documents['pcs.json'])['pcs']);
  return ids.flatMap((id) => {
    const pc = pcs.find((one) => one['id'] === id);
    return pc === undefined ? [] : [bestAbility(objectOf(pc['abilities']))];
  });
}

interface PcSpacesProps {
  readonly place?: 'site';
  readonly style?: CSSProperties;
  readonly signs?: readonly (SignName | undefined)[];
}

function PcSpaces({ place, style, signs = [] }: PcSpacesProps) {
  return (
    <span className="mat-pcs" data-place={place} style={style}>
      {Array.from({ length: mostPcs }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space has nothing but its place
        <span key={at} data-sign={signs[at]}>
          {signs[at] !== undefined && <Sign name={signs[at]} />}
        </span>
      ))}
    </span>
  );
}

function Slot({ kind, number, words }: { readonly kind: string; readonly number: number; readonly words: SheetWords }) {
  return (
    <li className="mat-slot" data-kind={kind}>
      <i>{number}</i>
      <Sign name={`kind-${kind}` as SignName} />
      <span lang={words.print('cardKind', kind).lang}>{words.label('cardKind', kind)}</span>
    </li>
  );
}

type SiteProps = Pick<AreaProps, 'area' | 'texts' | 'words' | 'view'>;

function Site({ area, texts, words, view }: SiteProps) {
  const slots = [
    { id: 'encounter', sign: 'encounter', x: 102 },
    { id: 'scrap', sign: 'scrap', x: 200 },
  ] as const;
  return (
    <>
      {isSeen(view, 70, 30) && (
        <div className="mat-site" style={placed(view, 70, 124, 30, 39)}>
          <Sign name="ring" />
          <AreaName id={siteArea} area={area} texts={texts} />
        </div>
      )}
      {slots.map(
        ({ id, sign, x }) =>
          isSeen(view, x, 88) && (
            <div
              key={id}
              className="mat-slot"
              data-kind="site"
              data-place="site"
              style={placed(view, x, siteCentre[1] - 31.5, 88, 63)}
            >
              <Sign name={sign} />
              <span lang={words.print('slot', id).lang}>{words.label('slot', id)}</span>
            </div>
          ),
      )}
      {isSeen(view, 290, 32) && <PcSpaces place="site" style={placed(view, 290, 127, 32, 33)} />}
    </>
  );
}
