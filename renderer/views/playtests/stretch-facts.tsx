import { type FormEvent, useMemo, useState } from 'react';
import type { AssertableFacts } from '#authoring/project/play/assertable-facts.ts';
import { filesForTests, type RecordOutcome, recordTest } from '#renderer/desk/playtests/record-test.ts';
import { fits } from '#renderer/desk/sought/match.ts';
import { type TestWords, testWords } from '#renderer/desk/words/generated/test-words.ts';
import type { RecordedGame } from '#renderer/desk/workers/tests-calls.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { TextField } from '#renderer/kit/controls/text-field.tsx';
import { Count } from '#renderer/kit/layout/count.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

interface StretchFactsProps {
  readonly game: RecordedGame;
  readonly facts: AssertableFacts;
  readonly first: number;
  readonly last: number;
}

export function RangeFacts({ game, facts, first, last }: StretchFactsProps) {
  const words = useWords(testWords);
  const locale = useLocale();
  const [events, setEvents] = useState<ReadonlySet<string>>(new Set());
  const [places, setPlaces] = useState<ReadonlySet<string>>(new Set());
  // A test of the game's end is about its result
  const [result, setResult] = useState(facts.result !== null);
  const [sought, setSought] = useState('');
  const [files] = useState(filesForTests);
  const [file, setFile] = useState(files[0]?.path ?? '');
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const shown = facts.places.filter(({ path, said: text, isChanged }) =>
    sought.trim() === '' ? isChanged || places.has(path.join('/')) : fits(sought, [text[locale]]),
  );

  async function write(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (events.size + places.size === 0 && !result) return setSaid(words.nothingTicked);
    if (name.trim() === '') return setSaid(words.noName);
    setBusy(true);
    setSaid(words.recording);
    const done = await recordTest(game, {
      ...{ name: name.trim(), file, from: first, to: last, result },
      events: [...events].map(Number),
      table: facts.places.flatMap(({ path }) => (places.has(path.join('/')) ? [path] : [])),
    });
    setBusy(false);
    setSaid(outcomeText(done, words));
  }
  return (
    <form className="tests-facts" onSubmit={(event) => void write(event)}>
      <section aria-label={words.stretch}>
        <h4 className="row gap-3">{words.stretch}</h4>
        <ol className="tests-entries scroll" start={first + 1}>
          {facts.entries.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers are identified by position
            <li key={i}>{entry[locale]}</li>
          ))}
        </ol>
      </section>
      <div className="tests-ticks">
        <Ticks
          head={words.happened}
          facts={facts.events.map(({ index, said: text }) => ({ key: String(index), text: text[locale] }))}
          ticked={events}
          onTick={setEvents}
        />
        <Ticks
          head={words.onTable}
          facts={shown.map(({ path, said: text }) => ({ key: path.join('/'), text: text[locale] }))}
          ticked={places}
          onTick={setPlaces}
        >
          <SearchField label={words.filter} value={sought} onChange={setSought} />
          <p className="muted text-12">{words.changedFirst}</p>
        </Ticks>
      </div>
      {facts.result !== null && (
        <Checkbox checked={result} onChange={setResult}>
          {words.result({ name: facts.result[locale] })}
        </Checkbox>
      )}
      <div className="tests-naming row wrap">
        <label className="field tests-called">
          {words.name}
          <TextField value={name} maxLength={300} onChange={setName} />
        </label>
        <Select
          label={words.file}
          showsLabel
          value={file}
          onChange={setFile}
          options={files.map(({ path, isNew }) => ({ value: path, label: isNew ? words.newFile({ path }) : path }))}
        />
        <Button look="primary" type="submit" off={isBusy}>
          {words.write}
        </Button>
      </div>
      <p role="status">{said}</p>
    </form>
  );
}

function outcomeText(done: RecordOutcome, words: TestWords): string | null {
  switch (done.kind) {
    case 'notPlayable':
      return words.notRecorded;
    case 'notWritten':
      return words.notWritten({ code: done.code });
    case 'written':
    case 'stopped':
      return null;
  }
}

interface TicksProps {
  readonly head: string;
  readonly facts: readonly { readonly key: string; readonly text: string }[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  readonly children?: React.ReactNode;
}

function Ticks({ head, facts, ticked, onTick, children }: TicksProps) {
  function toggle(key: string): void {
    const now = new Set(ticked);
    if (!now.delete(key)) now.add(key);
    onTick(now);
  }
  const keys = useMemo(() => facts.map(({ key }) => key), [facts]);
  return (
    <section className="tests-tick stack gap-2" aria-label={head}>
      <h4 className="row gap-3">
        {head}
        <Count of={facts.length} />
      </h4>
      {children}
      <VirtualRows count={facts.length} usual={28} label={head} keys={keys} hasButton={() => false}>
        {(index) => {
          const { key, text } = facts[index] as (typeof facts)[number];
          return (
            <Checkbox checked={ticked.has(key)} onChange={() => toggle(key)}>
              <span className="tests-name">{text}</span>
            </Checkbox>
          );
        }}
      </VirtualRows>
    </section>
  );
}
