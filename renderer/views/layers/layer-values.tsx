import { type KeyboardEvent, useState } from 'react';
import type { NamedWord } from '#authoring/tools/form/form.ts';
import type { LayerName, OverrideEntry } from '#authoring/tools/overrides/layered-entries.ts';
import type { LayeredTranslation } from '#authoring/tools/overrides/layered-translations.ts';
import type { LayeredValue } from '#authoring/tools/overrides/layered-values.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { changeLayers, type NotChanged } from '#renderer/desk/layers/change-layers.ts';
import { isPlain, type PlainValue, saidValue, typedValue } from '#renderer/desk/layers/written-value.ts';
import { placeOfItem } from '#renderer/desk/project/item-place.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { layerWords } from '#renderer/desk/words/generated/layer-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useLayeredValues } from './use-layers.ts';

interface ValuesProps {
  readonly entry: OverrideEntry;
  readonly projects: readonly LayerName[];
}

export function LayerValues({ entry, projects }: ValuesProps) {
  const words = useWords(layerWords);
  const found = useLayeredValues(entry.key);
  const [onlyChanges, setOnlyChanges] = useState(true);
  const [failure, setFailure] = useState<NotChanged | null>(null);
  if (found === null) return null;
  const { holders, values, translations } = found;
  const isOwn = holders.at(-1)?.package === null;
  const several = holders.length > 1;
  const isShown = ({ isChanged }: { readonly isChanged: boolean }) => isChanged || !several || !onlyChanges;
  const shown = values.filter(isShown);
  const translated = translations.filter(isShown);
  const titleOf = (required: string | null): string =>
    required === null ? words.own : (projects.find((one) => one.package === required)?.id ?? required);

  async function change({ field, label: said }: LayeredValue, value: PlainValue): Promise<void> {
    const name = {
      ja: layerWords.ja.changed({ id: entry.id, field: said }),
      en: layerWords.en.changed({ id: entry.id, field: said }),
    };
    setFailure(await changeLayers({ key: entry.key, set: { field, value } }, name, false));
  }
  async function override(): Promise<void> {
    const name = { ja: layerWords.ja.begun({ id: entry.id }), en: layerWords.en.begun({ id: entry.id }) };
    setFailure(await changeLayers({ key: entry.key, set: null }, name, true));
  }

  return (
    <section className="layer-values" aria-label={`${entry.id} ${entry.name}`}>
      <header className="bar">
        <h3 className="text-13 bold">
          <span className="layer-id">{entry.id}</span> {entry.name}
        </h3>
        <span className="head-space" />
        {several && (
          <Checkbox checked={onlyChanges} onChange={setOnlyChanges}>
            {words.onlyChanges}
          </Checkbox>
        )}
        {!isOwn && (
          <Button icon="layers" onClick={() => void override()}>
            {words.override}
          </Button>
        )}
      </header>
      {failure !== null && (
        <p className="note note-error" role="alert">
          {words.notWritten({
            reason: failure.kind === 'refused' ? words.refused({ path: failure.path }) : words[failure.kind],
          })}
        </p>
      )}
      <div className="scroll grow">
        <table className="table layer-table">
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              {holders.map((holder) => (
                <th key={holder.package ?? ''} scope="col" data-own={holder.package === null}>
                  <Button
                    look="link"
                    aria-description={words.go({ project: titleOf(holder.package) })}
                    onClick={() => goTo(placeOfItem(holder.file, holder.path))}
                  >
                    {titleOf(holder.package)}
                  </Button>
                </th>
              ))}
              {!isOwn && <th scope="col">{words.here}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <ValueRow
                key={JSON.stringify(one.field)}
                value={one}
                isOwn={isOwn}
                onChange={(value) => void change(one, value)}
              />
            ))}
          </tbody>
          <Translations translations={translated} columns={holders.length + (isOwn ? 1 : 2)} isOwn={isOwn} />
        </table>
        {shown.length + translated.length === 0 && <p className="empty">{words.noChanges}</p>}
        {!isOwn && <p className="empty">{words.overrideHint}</p>}
      </div>
    </section>
  );
}

interface ValueRowProps {
  readonly value: LayeredValue;
  /** The last layer is the project itself. */
  readonly isOwn: boolean;
  readonly onChange: (value: PlainValue) => void;
}

function ValueRow({ value: { field, label, values, words: named, isTag, isChanged }, isOwn, onChange }: ValueRowProps) {
  const words = useWords(layerWords);
  const called = label || words.whole;
  const inPlay = values.at(-1);
  return (
    <tr data-changed={isChanged}>
      <th scope="row" data-tip={field.join(' › ')}>
        {called}
      </th>
      {values.slice(0, isOwn ? -1 : undefined).map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of projects is fixed
        <td key={i}>{saidValue(value, named, words)}</td>
      ))}
      <td>
        <InPlay
          key={JSON.stringify(inPlay)}
          value={inPlay}
          named={named}
          label={words.values({ field: called, project: words.here })}
          isFixed={isTag || (field.length === 1 && field[0] === 'id')}
          onChange={onChange}
        />
      </td>
    </tr>
  );
}

interface TranslationsProps {
  readonly translations: readonly LayeredTranslation[];
  readonly columns: number;
  readonly isOwn: boolean;
}

function Translations({ translations, columns, isOwn }: TranslationsProps) {
  const words = useWords(layerWords);
  const locale = useLocale();
  if (translations.length === 0) return null;
  const languages = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className="layer-part">
          {words.translations}
        </th>
      </tr>
      {translations.map(({ locale: into, label, values, inPlay, isChanged }) => (
        <tr key={`${into} ${label}`} data-changed={isChanged}>
          <th scope="row">{words.translated({ field: label, language: languages.of(into) ?? into })}</th>
          {[...(isOwn ? values.slice(0, -1) : values), inPlay].map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of projects is fixed
            <td key={i} lang={into}>
              {value ?? words.nothing}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface InPlayProps {
  readonly value: Json | undefined;
  readonly named: readonly NamedWord[];
  readonly label: string;
  /** An id or discriminator, which cannot be edited. */
  readonly isFixed: boolean;
  readonly onChange: (value: PlainValue) => void;
}

function InPlay({ value, named, label, isFixed, onChange }: InPlayProps) {
  const words = useWords(layerWords);
  const before = isPlain(value) ? String(value) : '';
  const [typed, setTyped] = useState(before);
  if (!isPlain(value) || isFixed) return saidValue(value, named, words);
  if (named.some((word) => word.value === value))
    return (
      <Select
        label={label}
        value={before}
        options={named.map(({ value: word, name }) => ({ value: String(word), label: name }))}
        onChange={(picked) => {
          const chosen = named.find((word) => String(word.value) === picked)?.value;
          if (isPlain(chosen)) onChange(chosen);
        }}
      />
    );
  const wanted = typedValue(typed, value);
  const isLong = typeof value === 'string' && value.length > 24;
  function commit(): void {
    if (wanted !== null && wanted !== value) onChange(wanted);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setTyped(before);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    commit();
  }
  const field = {
    ...{ 'aria-label': label, 'aria-invalid': wanted === null, value: typed, onBlur: commit, onKeyDown },
    onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value),
  };
  return (
    <>
      {typeof value === 'boolean' ? (
        <Checkbox aria-label={label} checked={value} onChange={onChange} />
      ) : isLong ? (
        <textarea rows={2} {...field} />
      ) : (
        <input type="text" inputMode={typeof value === 'number' ? 'numeric' : 'text'} {...field} />
      )}
      {wanted === null && <span className="field-error">{words.notNumber}</span>}
    </>
  );
}
