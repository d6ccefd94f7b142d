import { useStore } from 'zustand';
import { replayed } from '#renderer/desk/words/replayed.ts';
import { fillWord } from '#renderer/desk/words/words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { TextField } from '#renderer/kit/controls/text-field.tsx';
import { DialogActions, DialogClose } from '#renderer/kit/popups/dialog.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import '../problems/fix-dialog.css';
import './rename.css';
import { useId, useRef, useState } from 'react';
import type { Refactorable } from '#authoring/tools/refactor/refactorable.ts';
import type { PlannedRefactoring, RefusedRefactoring } from '#authoring/tools/refactor/refactoring-plan.ts';
import type { RenameProof } from '#authoring/tools/rename/rename-proof.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { applyRefactoring } from '#renderer/desk/rename/apply-refactoring.ts';
import { asksFor, isSettled, showsLines } from '#renderer/desk/rename/refactoring-kinds.ts';
import { renameStore } from '#renderer/desk/rename/rename-store.ts';
import { renameWords } from '#renderer/desk/words/generated/rename-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { ChangedText } from '../problems/changed-text.tsx';
import { NamesToRefer, TextsToRefer } from './names-to-refer.tsx';
import { type RefactoringRequest, usePlan, useRefactorable } from './use-plan.ts';

const close = () => renameStore.setState({ asked: null });

export function RenameDialog() {
  const asked = useStore(renameStore, (state) => state.asked);
  return asked === null ? null : <AskedDialog place={asked} />;
}

function AskedDialog({ place }: { readonly place: RefactoringRequest }) {
  const words = useWords(renameWords);
  const locale = useLocale();
  const meant = useRefactorable(place);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  if (meant === undefined) return null;
  const title = (one: Refactorable) =>
    one.isBound
      ? words.boundTitle({ name: one.id })
      : fillWord(words.titles[place.kind], { what: words.what({ id: one.id, name: one.names[locale] }) });
  return (
    <Modal
      onClose={close}
      className="dialog dialog-wide rename"
      initialFocus={asksFor(place.kind) ? field : undefined}
      title={meant === null ? words.nothing : title(meant)}
    >
      {meant === null ? (
        <DialogActions>
          <DialogClose isAnswer>{words.stay}</DialogClose>
        </DialogActions>
      ) : (
        <ReworkForm place={place} meant={meant} field={field} />
      )}
    </Modal>
  );
}

interface FormProps {
  readonly place: RefactoringRequest;
  readonly meant: Refactorable;
  readonly field: React.RefObject<(HTMLInputElement & HTMLSelectElement) | null>;
}

function ReworkForm({ place, meant, field }: FormProps) {
  const words = useWords(renameWords);
  const { kind } = place;
  const [to, setTo] = useState(kind === 'move' ? (meant.files[0] ?? '') : meant.fresh);
  const [chosen, setChosen] = useState(place);
  const [wrong, setWrong] = useState<string | null>(null);
  const [without, setWithout] = useState<readonly string[]>();
  const { plan, proof } = usePlan(chosen, to, without);
  const isReady = plan?.kind === 'planned' && proof !== null && plan.changes.length + plan.files.length > 0;

  async function doIt(): Promise<void> {
    if (plan?.kind !== 'planned' || proof === null) return;
    const failed = await applyRefactoring(kind, meant.id, to, plan);
    if (failed === null) close();
    else setWrong(failed.code === 'conflict' ? words.stale : words.failed({ path: failed.path, code: failed.code }));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void doIt();
      }}
    >
      <Field
        {...{ kind, meant, field, to }}
        onChange={(to) => {
          setTo(to);
          // Other texts contain other names, so reset to the default
          setWithout(undefined);
        }}
      />
      {kind === 'referAll' && <NamesToRefer plan={plan} without={without} onChange={setWithout} />}
      {plan?.kind === 'refused' && plan.code !== 'same' && <Refusal plan={plan} />}
      {plan?.kind === 'planned' && showsLines(kind) && <Planned plan={plan} chosen={chosen} onChoose={setChosen} />}
      {plan?.kind === 'planned' && !showsLines(kind) && (
        <>
          {plan.files.length > 0 && <Files plan={plan} />}
          <ChangedText changes={plan.changes} />
        </>
      )}
      {plan?.kind === 'planned' && <Proof proof={proof} isOfId={kind === 'rename' && !meant.isBound} />}
      {wrong !== null && (
        <p className="note note-error" role="alert">
          {wrong}
        </p>
      )}
      <DialogActions cancel={words.stay}>
        {!(plan?.kind === 'refused' && isSettled(kind)) && (
          <Button type="submit" look="answer" off={!isReady}>
            {(proof !== null && isDifferent(proof) ? words.anyway : words.doIt)[kind]}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

interface FieldProps extends Pick<FormProps, 'meant' | 'field'> {
  readonly kind: RefactoringRequest['kind'];
  readonly to: string;
  readonly onChange: (to: string) => void;
}

function Field({ kind, meant, field, to, onChange }: FieldProps) {
  const words = useWords(renameWords);
  const id = useId();
  if (!asksFor(kind)) return null;
  if (kind === 'referAll') return <TextsToRefer {...{ field, to, onChange }} files={meant.files} />;
  if (kind === 'move') {
    if (meant.files.length === 0) return <p className="note">{words.noFile}</p>;
    return (
      <Select
        ref={field}
        label={words.toFile}
        showsLabel
        value={to}
        options={meant.files.map((file) => ({ value: file, label: file }))}
        onChange={onChange}
      />
    );
  }
  const label = meant.isBound ? words.newName : kind === 'renumber' ? words.newNumber : words.newId;
  return (
    <div className="row">
      <label htmlFor={id}>{label}</label>
      <TextField
        ref={field}
        id={id}
        className="code grow"
        defaultValue={meant.fresh}
        onFocus={(event) => event.target.select()}
        onChange={onChange}
      />
    </div>
  );
}

function Refusal({ plan: { code, data, users } }: { readonly plan: RefusedRefactoring }) {
  const words = useWords(renameWords);
  return (
    <>
      <p className="note note-error" role="alert">
        {fillWord(words.refusals[code], data)}
      </p>
      {users.length > 0 && (
        <section className="box rename-places" aria-label={words.users({ count: users.length })}>
          <h3>{words.users({ count: users.length })}</h3>
          {users.slice(0, MOST_LINES).map(({ file, range: { start }, line }) => (
            <Button
              look="row"
              key={`${file} ${start.line} ${start.character}`}
              className="rename-user"
              onClick={() => {
                close();
                goTo({ path: file, ...start });
              }}
            >
              <span>
                {file}:{start.line + 1}
              </span>
              <code className="muted cut">{line}</code>
            </Button>
          ))}
          {users.length > MOST_LINES && <p className="empty">… {users.length - MOST_LINES}</p>}
        </section>
      )}
    </>
  );
}

interface PlannedProps {
  readonly plan: PlannedRefactoring;
  readonly chosen: RefactoringRequest;
  readonly onChoose: (place: RefactoringRequest) => void;
}

function Files({ plan: { files } }: { readonly plan: PlannedRefactoring }) {
  const words = useWords(renameWords);
  return files.map((step) => (
    <p key={step.path} className="rename-file text-12">
      {step.kind === 'move' ? words.moved({ from: step.path, to: step.to }) : words.made({ path: step.path })}
    </p>
  ));
}

function Planned({ plan, chosen, onChoose }: PlannedProps) {
  const words = useWords(renameWords);
  const { places, twins } = plan;
  const said = words.places({ places: places.reduce((sum, one) => sum + one.places.length, 0), files: places.length });
  return (
    <>
      {twins.length > 1 && (
        <fieldset>
          <legend>{words.which}</legend>
          {twins.map(({ file, path, line }) => (
            <label key={`${file} ${path.join('/')}`} className="tick">
              <input
                type="radio"
                name="twin"
                checked={chosen.file === file && chosen.path.join('/') === path.join('/')}
                onChange={() => onChoose({ ...chosen, file, path })}
              />
              {`${file} ${words.line({ line: line + 1 })}`}
            </label>
          ))}
        </fieldset>
      )}
      <p role="status">{said}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className="box rename-places" aria-label={said} tabIndex={0}>
        <Files plan={plan} />
        {places.map(({ file, places: lines }) => (
          <div key={file}>
            <h3>{file}</h3>
            {lines.slice(0, MOST_LINES).map(({ line, before, after }) => (
              <div key={line} className="rename-line code text-12">
                <span className="rename-number muted">{line + 1}</span>
                <del>{before}</del>
                <ins>{after}</ins>
              </div>
            ))}
            {lines.length > MOST_LINES && <p className="empty">… {lines.length - MOST_LINES}</p>}
          </div>
        ))}
      </section>
    </>
  );
}
const MOST_LINES = 50;

function isDifferent({ problems, tests, games }: RenameProof): boolean {
  return problems.length > 0 || tests.differing.length > 0 || games.some(({ differs }) => differs !== null);
}

function Proof({ proof, isOfId }: { readonly proof: RenameProof | null; readonly isOfId: boolean }) {
  const words = useWords(renameWords);
  const locale = useLocale();
  if (proof === null)
    return (
      <p className="rename-proof" role="status">
        {words.proving}
      </p>
    );
  const { problems, tests, games } = proof;
  if (!isDifferent(proof)) {
    const [game] = games;
    return (
      <p className="rename-proof" role="status">
        {tests.count === 0 && game === undefined
          ? words.nothingToPlay
          : (isOfId ? words.same : words.unchanged)({ played: replayed(tests.count, game?.entries ?? null, locale) })}
      </p>
    );
  }
  return (
    <section className="rename-proof note note-error" role="alert">
      <b>{isOfId ? words.differs : words.changed}</b>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.code} ${problem.range.start.line} ${problem.range.start.character}`}>
            {words.said({ of: problem.file, what: problem.message[locale] })}
          </li>
        ))}
        {tests.differing.map(({ file, name, message }) => (
          <li key={`${file} ${name}`}>{words.said({ of: words.testDiffers({ name }), what: message[locale] })}</li>
        ))}
        {games.flatMap(({ differs }) =>
          differs === null
            ? []
            : [
                <li key={`game ${differs.at}`}>
                  {words.gameDiffers({ step: differs.at < 0 ? null : differs.at + 1 })}
                </li>,
              ],
        )}
      </ul>
    </section>
  );
}
