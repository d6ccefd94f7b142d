import '../play/new-game-dialog.css';
import './rename.css';
import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import type { RenamePlan } from '#authoring/rename/rename-plan.ts';
import type { RenameProof } from '#authoring/rename/rename-proof.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { useLocale } from '../words/locale-store.ts';
import { renameWords, useRenameWords } from '../words/rename-words.ts';
import type { Declared } from '../workers/authoring-calls.ts';
import { useRename } from './rename-store.ts';
import { type RenamedPlace, useMeant, usePlan } from './use-plan.ts';

const close = () => useRename.setState({ asked: null });

/** Asks for another id of a thing, shows what it rewrites, and what everything that was played says to it. */
export function RenameDialog() {
  const asked = useRename((state) => state.asked);
  return asked === null ? null : <AskedDialog place={asked} />;
}

function AskedDialog({ place }: { readonly place: RenamedPlace }) {
  const words = useRenameWords();
  const { locale } = useLocale();
  const meant = useMeant(place);
  const field = useRef<HTMLInputElement>(null);
  if (meant === undefined) return null;
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-scrim" />
        <Dialog.Popup className="dialog rename" initialFocus={field}>
          <Dialog.Title className="dialog-title">
            {meant === null ? words.nothing : words.title(meant.id, meant.names[locale] ?? '')}
          </Dialog.Title>
          {meant === null ? (
            <div className="dialog-choices">
              <Dialog.Close className="button dialog-default">{words.stay}</Dialog.Close>
            </div>
          ) : (
            <RenameForm place={place} meant={meant} field={field} />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface FormProps {
  readonly place: RenamedPlace;
  readonly meant: Declared;
  readonly field: React.RefObject<HTMLInputElement | null>;
}

function RenameForm({ place, meant, field }: FormProps) {
  const words = useRenameWords();
  const [to, setTo] = useState(meant.id);
  const [chosen, setChosen] = useState(place);
  const [isStale, setStale] = useState(false);
  const { plan, proof } = usePlan(chosen, to);
  const isReady = plan?.kind === 'planned' && proof !== null;

  function rename(): void {
    if (plan?.kind !== 'planned' || proof === null) return;
    const { from, to: next } = plan.renamed;
    endTyping();
    const name = {
      kind: 'command' as const,
      ja: renameWords.ja.action(from, next),
      en: renameWords.en.action(from, next),
    };
    if (perform({ name, changes: plan.changes, renamed: plan.renamed })) close();
    else setStale(true);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <label className="rename-field">
        {words.newId}
        <input
          ref={field}
          className="field"
          defaultValue={meant.id}
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTo(event.target.value)}
        />
      </label>
      {plan?.kind === 'refused' && plan.code !== 'same' && (
        <p className="note note-error" role="alert">
          {words.refusals[plan.code](plan.data)}
        </p>
      )}
      {plan?.kind === 'planned' && <Planned plan={plan} chosen={chosen} onChoose={setChosen} />}
      {plan?.kind === 'planned' && <Proof proof={proof} />}
      {isStale && (
        <p className="note note-error" role="alert">
          {words.stale}
        </p>
      )}
      <div className="dialog-choices">
        <Dialog.Close className="button">{words.stay}</Dialog.Close>
        <button type="submit" className="button dialog-default" disabled={!isReady}>
          {proof !== null && isDifferent(proof) ? words.renameAnyway : words.rename}
        </button>
      </div>
    </form>
  );
}

interface PlannedProps {
  readonly plan: Extract<RenamePlan, { readonly kind: 'planned' }>;
  readonly chosen: RenamedPlace;
  readonly onChoose: (place: RenamedPlace) => void;
}

/** What is rewritten, by file. */
function Planned({ plan: { places, twins }, chosen, onChoose }: PlannedProps) {
  const words = useRenameWords();
  const count = places.reduce((sum, one) => sum + one.places.length, 0);
  return (
    <>
      {twins.length > 1 && (
        <fieldset className="rename-twins">
          <legend>{words.which}</legend>
          {twins.map(({ file, path, line }) => (
            <label key={`${file} ${path.join('/')}`}>
              <input
                type="radio"
                name="twin"
                checked={chosen.file === file && chosen.path.join('/') === path.join('/')}
                onChange={() => onChoose({ file, path })}
              />
              {`${file} ${words.line(line)}`}
            </label>
          ))}
        </fieldset>
      )}
      <p role="status">{words.places(count, places.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="rename-places" aria-label={words.places(count, places.length)} tabIndex={0}>
        {places.map(({ file, places: lines }) => (
          <div key={file}>
            <h3>{file}</h3>
            {lines.slice(0, MOST_LINES).map(({ line, before, after }) => (
              <div key={line} className="rename-line">
                <span className="rename-number">{line + 1}</span>
                <del>{before}</del>
                <ins>{after}</ins>
              </div>
            ))}
            {lines.length > MOST_LINES && <p className="rename-more">… {lines.length - MOST_LINES}</p>}
          </div>
        ))}
      </section>
    </>
  );
}
/** Of one file; what is the same a hundred times is read no further. */
const MOST_LINES = 50;

function isDifferent({ problems, tests, games }: RenameProof): boolean {
  return problems.length > 0 || tests.differing.length > 0 || games.some(({ differs }) => differs !== null);
}

/** What playing everything again showed. */
function Proof({ proof }: { readonly proof: RenameProof | null }) {
  const words = useRenameWords();
  const { locale } = useLocale();
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
      <p className="rename-proof rename-same" role="status">
        {tests.count === 0 && game === undefined ? words.nothingToPlay : words.same(tests.count, game?.entries ?? null)}
      </p>
    );
  }
  return (
    <section className="rename-proof note note-error" role="alert">
      <b>{words.differs}</b>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.code} ${problem.range.start.line} ${problem.range.start.character}`}>
            {words.said(problem.file, problem.message[locale])}
          </li>
        ))}
        {tests.differing.map(({ file, name, message }) => (
          <li key={`${file} ${name}`}>{words.said(words.testDiffers(name), message[locale])}</li>
        ))}
        {games.flatMap(({ differs }) =>
          differs === null ? [] : [<li key={`game ${differs.at}`}>{words.gameDiffers(differs.at)}</li>],
        )}
      </ul>
    </section>
  );
}
