import { type ReactNode, useId, useState } from 'react';
import { papers } from '#authoring/project/paper/paper.ts';
import { CARDS, printKinds } from '#authoring/project/paper/print-kinds.ts';
import { guideWords } from '#authoring/tools/print/sheet-grid.ts';
import { shopIds, shops } from '#authoring/tools/print/shops.ts';
import { isAddress } from '#authoring/tools/print/tabletop-save.ts';
import { choose, chooseKind, chooseShop, type PrintChoice, type Which } from '#renderer/desk/printing/print-choice.ts';
import { printWords } from '#renderer/desk/words/print-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import type { TablePart } from '#renderer/tables/table-parts.ts';
import { RadioCards } from '../begin/radio-cards.tsx';
import { NotKnownThen, SinceChoice } from '../gallery/since-choice.tsx';
import { forgetEnd } from './run-print.ts';
import { filesOfFaces, type Printed } from './use-printed.ts';

interface PrintAskProps {
  readonly choice: PrintChoice;
  readonly printed: Printed;
  readonly faces: TableFaces;
}

interface WholeAskProps extends PrintAskProps {
  readonly parts: readonly TablePart[];
  readonly onMeasure: (() => void) | null;
}

/** What is printed, and as what. `onMeasure`: makes a sheet to measure the printer by; null: something is being made. */
export function PrintAsk({ onMeasure, parts, ...props }: WholeAskProps) {
  const { choice, printed, faces } = props;
  const words = useWords(printWords);
  const { as, shop } = choice;
  return (
    // What came of the last print is said no more once something else is asked for
    <div className="questions" onChange={forgetEnd}>
      {parts.length > 0 && <PartsAsk chosen={choice.parts} parts={parts} />}
      {choice.parts.includes(CARDS) && <WhichAsk {...{ choice, printed, faces }} />}
      <RadioCards
        name="print-as"
        legend={words.as}
        value={as}
        onChoose={(value) => chooseKind(printKinds.find((one) => one === value) ?? as)}
        cards={(['sheets', 'deck', 'png', 'tts', 'contact'] as const).map((value) => ({
          value,
          ...words.kinds[value],
        }))}
      />
      <div className="print-pair">
        <Ask label={words.shop}>
          {(id) => (
            <select
              id={id}
              value={shop ?? ''}
              onChange={({ target }) => chooseShop(shopIds.find((one) => one === target.value) ?? null)}
            >
              <option value="">{words.noShop}</option>
              {shopIds.map((one) => (
                <option key={one} value={one}>
                  {shops[one].name}
                </option>
              ))}
            </select>
          )}
        </Ask>
        {as !== 'contact' && (
          <Ask label={words.copies}>
            {(id) => (
              <select
                id={id}
                value={choice.copies}
                onChange={({ target }) => choose({ copies: target.value === 'one' ? 'one' : 'printed' })}
              >
                <option value="printed">{words.printed}</option>
                <option value="one">{words.one}</option>
              </select>
            )}
          </Ask>
        )}
      </div>
      {(as === 'sheets' || as === 'contact') && <PaperAsk {...{ choice, onMeasure }} />}
      {as === 'tts' && <AddressAsk address={choice.address} />}
      {printed.languages.length > 1 && <LanguagesAsk printed={printed} />}
    </div>
  );
}

/** Where the pictures of a table are put. What is none makes a file without pictures: it is said once it is typed. */
function AddressAsk({ address }: Pick<PrintChoice, 'address'>) {
  const words = useWords(printWords);
  const about = useId();
  const [isTyped, setTyped] = useState(true);
  const isNone = isTyped && address.trim() !== '' && !isAddress(address);
  return (
    <>
      <Ask label={words.address}>
        {(id) => (
          <input
            id={id}
            type="text"
            spellCheck={false}
            autoComplete="off"
            placeholder="https://…　/home/…　C:\…"
            maxLength={2000}
            aria-invalid={isNone}
            aria-describedby={about}
            value={address}
            onChange={({ target }) => {
              setTyped(false);
              choose({ address: target.value });
            }}
            onBlur={() => setTyped(true)}
          />
        )}
      </Ask>
      <p id={about} className="print-more" role={isNone ? 'alert' : undefined}>
        {isNone && <Icon name="warning" />}
        {isNone ? words.noAddress : words.addressAbout}
      </p>
    </>
  );
}

/** Cards and boards, and what the game prints besides: at least one of them. */
function PartsAsk({ chosen, parts }: { readonly chosen: readonly string[]; readonly parts: readonly TablePart[] }) {
  const words = useWords(printWords);
  const locale = useLocale();
  const all = [{ id: CARDS, name: words.cards }, ...parts.map(({ id, name }) => ({ id, name: name[locale] }))];
  return (
    <fieldset className="question print-languages">
      <legend className="begin-ask">{words.parts}</legend>
      {all.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const asked = all.filter((one) => (one.id === id ? target.checked : chosen.includes(one.id)));
              if (asked.length > 0) choose({ parts: asked.map((one) => one.id) });
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function WhichAsk({ choice, printed, faces }: PrintAskProps) {
  const words = useWords(printWords);
  const locale = useLocale();
  const { which } = choice;
  const value = which.by === 'kind' ? `kind ${which.kind}` : which.by;
  return (
    <>
      <Ask label={words.what}>
        {(id) => (
          <select id={id} value={value} onChange={({ target }) => choose({ which: whichOf(target.value) })}>
            <option value="all">{words.all}</option>
            {(printed.open !== null || which.by === 'open') && (
              <option value="open">{words.open(printed.open ?? '')}</option>
            )}
            <option value="changed">{words.changed}</option>
            <option value="beginning">{words.beginning}</option>
            <optgroup label={words.byKind}>
              {printed.kinds.map((kind) => (
                <option key={kind.id} value={`kind ${kind.id}`}>
                  {kind.title[locale]}
                </option>
              ))}
            </optgroup>
          </select>
        )}
      </Ask>
      {which.by === 'beginning' && (
        <Ask label={words.beginnings} note={words.beginningsAbout}>
          {(id) => (
            <input
              id={id}
              spellCheck={false}
              autoComplete="off"
              defaultValue={choice.beginnings}
              onChange={({ target }) => choose({ beginnings: target.value })}
            />
          )}
        </Ask>
      )}
      {which.by === 'changed' && (
        <>
          <div className="question">
            <span className="begin-ask">{words.since}</span>
            <SinceChoice files={filesOfFaces(faces)} />
          </div>
          {printed.fault !== null && <NotKnownThen why={printed.fault} />}
        </>
      )}
    </>
  );
}

function whichOf(value: string): Which {
  const kind = /^kind (.*)$/.exec(value)?.[1];
  if (kind !== undefined) return { by: 'kind', kind };
  return { by: (['beginning', 'open', 'changed'] as const).find((one) => one === value) ?? 'all' };
}

interface PaperAskProps {
  readonly choice: PrintChoice;
  readonly onMeasure: (() => void) | null;
}

function PaperAsk({ choice, onMeasure }: PaperAskProps) {
  const words = useWords(printWords);
  const { as, paper, duplex, offset, guides } = choice;
  const moved = (value: string) => Math.max(-999, Math.min(999, Math.round(Number(value)) || 0));
  return (
    <>
      <div className="print-pair">
        <Ask label={words.paper}>
          {(id) => (
            <select
              id={id}
              value={paper}
              onChange={({ target }) => choose({ paper: target.value as PrintChoice['paper'] })}
            >
              {Object.keys(papers).map((one) => (
                <option key={one} value={one}>
                  {one === 'letter' ? 'Letter' : one.toUpperCase()}
                </option>
              ))}
            </select>
          )}
        </Ask>
        {as === 'sheets' && (
          <Ask label={words.duplex}>
            {(id) => (
              <select
                id={id}
                value={duplex}
                onChange={({ target }) => choose({ duplex: target.value === 'short' ? 'short' : 'long' })}
              >
                <option value="long">{words.long}</option>
                <option value="short">{words.short}</option>
              </select>
            )}
          </Ask>
        )}
      </div>
      {as === 'sheets' && (
        <Ask label={words.guides}>
          {(id) => (
            <select
              id={id}
              value={guides}
              onChange={({ target }) => choose({ guides: target.value as PrintChoice['guides'] })}
            >
              {guideWords.map((one) => (
                <option key={one} value={one}>
                  {words.guidesBy[one]}
                </option>
              ))}
            </select>
          )}
        </Ask>
      )}
      {as === 'sheets' && (
        <div className="print-pair">
          {(['x', 'y'] as const).map((along) => (
            <Ask key={along} label={along === 'x' ? words.offsetX : words.offsetY}>
              {(id) => (
                <input
                  id={id}
                  type="number"
                  min={-999}
                  max={999}
                  value={offset[along]}
                  onChange={({ target }) => choose({ offset: { ...offset, [along]: moved(target.value) } })}
                />
              )}
            </Ask>
          ))}
        </div>
      )}
      {as === 'sheets' && (
        <div className="question">
          <p className="print-more">{words.measureAbout}</p>
          <Button className="print-measure" off={onMeasure === null} onClick={() => onMeasure?.()}>
            {words.measure}
          </Button>
        </div>
      )}
    </>
  );
}

function LanguagesAsk({ printed: { languages, locales } }: { readonly printed: Printed }) {
  const words = useWords(printWords);
  const nameOf = useLanguageName();
  return (
    <fieldset className="question print-languages">
      <legend className="begin-ask">{words.languages}</legend>
      {languages.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={locales.includes(one)}
            onChange={({ target }) =>
              choose({
                locales: languages.filter((other) => (other === one ? target.checked : locales.includes(other))),
              })
            }
          />
          {nameOf(one)}
        </label>
      ))}
    </fieldset>
  );
}

interface AskProps {
  readonly label: string;
  readonly note?: string;
  readonly children: (id: string) => ReactNode;
}

/** A field and what it asks. */
function Ask({ label, note, children }: AskProps) {
  const id = useId();
  return (
    <div className="question">
      <label className="begin-ask" htmlFor={id}>
        {label}
      </label>
      {children(id)}
      {note !== undefined && <p className="print-more">{note}</p>}
    </div>
  );
}
