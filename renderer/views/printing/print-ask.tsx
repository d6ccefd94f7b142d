import { type ReactNode, useId, useState } from 'react';
import { papers } from '#authoring/project/paper/paper.ts';
import { CARDS, printKinds } from '#authoring/project/paper/print-kinds.ts';
import { guideWords } from '#authoring/tools/print/sheet-grid.ts';
import { shopIds, shops } from '#authoring/tools/print/shops.ts';
import { isAddress } from '#authoring/tools/print/tabletop-save.ts';
import { choose, chooseKind, chooseShop, type PrintChoice, type Which } from '#renderer/desk/printing/print-choice.ts';
import { printWords } from '#renderer/desk/words/generated/print-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { NumberField } from '#renderer/kit/controls/number-field.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { TextField } from '#renderer/kit/controls/text-field.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import type { TablePart } from '#renderer/tables/table-parts.ts';
import { RadioCards } from '../begin/radio-cards.tsx';
import { SinceChoice, SinceFaultNote } from '../gallery/since-choice.tsx';
import { forgetEnd } from './run-print.ts';
import { filesOfFaces, type Printed } from './use-printed.ts';

const paperNames = Object.keys(papers) as readonly PrintChoice['paper'][];

interface PrintAskProps {
  readonly choice: PrintChoice;
  readonly printed: Printed;
  readonly faces: TableFaces;
}

interface WholeAskProps extends PrintAskProps {
  readonly parts: readonly TablePart[];
  readonly onMeasure: (() => void) | null;
}

/** `onMeasure`: makes a calibration sheet; null: printing is in progress. */
export function PrintAsk({ onMeasure, parts, ...props }: WholeAskProps) {
  const { choice, printed, faces } = props;
  const words = useWords(printWords);
  const { as, shop } = choice;
  return (
    // Hide the last result once options change
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
            <Select
              id={id}
              value={shop ?? ''}
              onChange={(next) => chooseShop(shopIds.find((one) => one === next) ?? null)}
              options={[
                { value: '', label: words.noShop },
                ...shopIds.map((one) => ({ value: one, label: shops[one].name })),
              ]}
            />
          )}
        </Ask>
        {as !== 'contact' && (
          <Ask label={words.copies}>
            {(id) => (
              <Select
                id={id}
                value={choice.copies}
                onChange={(copies) => choose({ copies })}
                options={[
                  { value: 'printed', label: words.printed },
                  { value: 'one', label: words.one },
                ]}
              />
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

/** The base URL of the table's pictures, validated once typed; without one, the file has no pictures. */
function AddressAsk({ address }: Pick<PrintChoice, 'address'>) {
  const words = useWords(printWords);
  const about = useId();
  const [isTyped, setTyped] = useState(true);
  const isNone = isTyped && address.trim() !== '' && !isAddress(address);
  return (
    <>
      <Ask label={words.address}>
        {(id) => (
          <TextField
            id={id}
            placeholder="https://…　/home/…　C:\…"
            maxLength={2000}
            aria-invalid={isNone}
            aria-describedby={about}
            value={address}
            onChange={(next) => {
              setTyped(false);
              choose({ address: next });
            }}
            onBlur={() => setTyped(true)}
          />
        )}
      </Ask>
      <p id={about} className="print-more muted text-12" role={isNone ? 'alert' : undefined}>
        {isNone && <Icon name="warning" />}
        {isNone ? words.noAddress : words.addressAbout({ address: '{address}' })}
      </p>
    </>
  );
}

function PartsAsk({ chosen, parts }: { readonly chosen: readonly string[]; readonly parts: readonly TablePart[] }) {
  const words = useWords(printWords);
  const locale = useLocale();
  const all = [{ id: CARDS, name: words.cards }, ...parts.map(({ id, name }) => ({ id, name: name[locale] }))];
  return (
    <fieldset className="question print-languages">
      <legend className="begin-ask">{words.parts}</legend>
      {all.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(isOn) => {
            const asked = all.filter((one) => (one.id === id ? isOn : chosen.includes(one.id)));
            if (asked.length > 0) choose({ parts: asked.map((one) => one.id) });
          }}
        >
          {name}
        </Checkbox>
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
          <Select
            id={id}
            value={value}
            onChange={(next) => choose({ which: whichOf(next) })}
            options={[
              { value: 'all', label: words.all },
              ...(printed.open !== null || which.by === 'open'
                ? [{ value: 'open', label: words.open({ id: printed.open ?? '' }) }]
                : []),
              { value: 'changed', label: words.changed },
              { value: 'beginning', label: words.beginning },
            ]}
            groups={[
              {
                label: words.byKind,
                options: printed.kinds.map((kind) => ({ value: `kind ${kind.id}`, label: kind.title[locale] })),
              },
            ]}
          />
        )}
      </Ask>
      {which.by === 'beginning' && (
        <Ask label={words.beginnings} note={words.beginningsAbout}>
          {(id) => (
            <TextField id={id} defaultValue={choice.beginnings} onChange={(beginnings) => choose({ beginnings })} />
          )}
        </Ask>
      )}
      {which.by === 'changed' && (
        <>
          <div className="question">
            <span className="begin-ask">{words.since}</span>
            <SinceChoice files={filesOfFaces(faces)} />
          </div>
          {printed.fault !== null && <SinceFaultNote why={printed.fault} />}
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
  const moved = (to: number) => Math.max(-999, Math.min(999, Math.round(to)));
  return (
    <>
      <div className="print-pair">
        <Ask label={words.paper}>
          {(id) => (
            <Select
              id={id}
              value={paper}
              onChange={(next) => choose({ paper: next })}
              options={paperNames.map((one) => ({
                value: one,
                label: one === 'letter' ? 'Letter' : one.toUpperCase(),
              }))}
            />
          )}
        </Ask>
        {as === 'sheets' && (
          <Ask label={words.duplex}>
            {(id) => (
              <Select
                id={id}
                value={duplex}
                onChange={(next) => choose({ duplex: next })}
                options={[
                  { value: 'long', label: words.long },
                  { value: 'short', label: words.short },
                ]}
              />
            )}
          </Ask>
        )}
      </div>
      {as === 'sheets' && (
        <Ask label={words.guides}>
          {(id) => (
            <Select
              id={id}
              value={guides}
              onChange={(next) => choose({ guides: next })}
              options={guideWords.map((one) => ({ value: one, label: words.guidesBy[one] }))}
            />
          )}
        </Ask>
      )}
      {as === 'sheets' && (
        <div className="print-pair">
          {(['x', 'y'] as const).map((along) => (
            <Ask key={along} label={along === 'x' ? words.offsetX : words.offsetY}>
              {(id) => (
                <NumberField
                  id={id}
                  min={-999}
                  max={999}
                  value={offset[along]}
                  onChange={(to) => choose({ offset: { ...offset, [along]: moved(to) } })}
                />
              )}
            </Ask>
          ))}
        </div>
      )}
      {as === 'sheets' && (
        <div className="question">
          <p className="print-more muted text-12">{words.measureAbout}</p>
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
        <Checkbox
          key={one}
          checked={locales.includes(one)}
          onChange={(isOn) =>
            choose({ locales: languages.filter((other) => (other === one ? isOn : locales.includes(other))) })
          }
        >
          {nameOf(one)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface AskProps {
  readonly label: string;
  readonly note?: string;
  readonly children: (id: string) => ReactNode;
}

function Ask({ label, note, children }: AskProps) {
  const id = useId();
  return (
    <div className="question">
      <label className="begin-ask" htmlFor={id}>
        {label}
      </label>
      {children(id)}
      {note !== undefined && <p className="print-more muted text-12">{note}</p>}
    </div>
  );
}
