import { useStore } from 'zustand';
import { measure, measureAfterSaves } from '#renderer/desk/balance/balance-commands.ts';
import { balanceStore, changeQuestion } from '#renderer/desk/balance/balance-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { wordFor } from '#renderer/desk/words/words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { AimFields, AimSelect } from './aim-fields.tsx';
import { useCardNames } from './use-card-names.ts';

const games = [50, 200, 1000, 5000];

/** Which games are played, and what they are compared with. */
export function QuestionForm() {
  const words = useWords(balanceWords);
  const { players } = useWords(deskWords);
  const locale = useLocale();
  const api = useStudioApi();
  const { choices, question, isAfterSave } = useStore(balanceStore);
  const { aim } = question;
  const isReady = choices != null && (aim.kind !== 'value' || (aim.number !== '' && aim.from <= aim.to));
  const nameOf = useCardNames();
  const seats =
    choices == null ? [] : Array.from({ length: choices.most - choices.least + 1 }, (_, i) => choices.least + i);
  return (
    <div className="bar balance-question">
      <AimSelect />
      {(choices?.options ?? []).map(({ id, name, values }) => (
        <Select
          key={id}
          label={name[locale]}
          className="balance-option"
          value={question.choices[id] ?? ''}
          options={values.map((value) => ({ value, label: labelOf(value, nameOf(value)) }))}
          onChange={(value) => changeQuestion({ choices: { ...question.choices, [id]: value } })}
        />
      ))}
      {choices != null && (
        <>
          <Select
            label={words.seats}
            value={String(question.seats)}
            options={seats.map((count) => ({ value: String(count), label: words.seatsOf({ count }) }))}
            onChange={(value) => changeQuestion({ seats: Number(value) })}
          />
          <Select
            label={words.program}
            value={question.program}
            options={choices.programs.map((value) => ({ value, label: wordFor(players, value) ?? value }))}
            onChange={(program) => changeQuestion({ program })}
          />
          <Select
            label={words.games}
            value={String(question.games)}
            options={games.map((count) => ({ value: String(count), label: words.gamesOf({ count }) }))}
            onChange={(value) => changeQuestion({ games: Number(value) })}
          />
          <AimFields />
        </>
      )}
      <span className="head-space" />
      {aim.kind === 'balance' && (
        <Checkbox checked={isAfterSave} onChange={(isOn) => measureAfterSaves(api, isOn)}>
          {words.afterSave}
        </Checkbox>
      )}
      <Button look="primary" icon="play" off={!isReady} onClick={() => void measure(api)}>
        {words.start}
      </Button>
    </div>
  );
}

const labelOf = (id: string, name: string): string => (name === id ? id : `${id} ${name}`);
