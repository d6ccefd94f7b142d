import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type Crop, cropOf, normalizedCrop } from '#renderer/desk/pictures/crop.ts';
import { addressOf, pictureAt, picturesStore } from '#renderer/desk/pictures/pictures-store.ts';
import { pictureWords } from '#renderer/desk/words/generated/picture-words.ts';
import { Button, type ButtonLook } from '#renderer/kit/controls/button.tsx';
import { NumberField } from '#renderer/kit/controls/number-field.tsx';
import { TextField } from '#renderer/kit/controls/text-field.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { CropPad } from './crop-pad.tsx';
import { artOf, type RefusedPicture, withCrop, writeArt } from './write-art.ts';

interface PictureStripProps {
  readonly entry: DocumentEntry;
  readonly refused: RefusedPicture | null;
  readonly onFile: (file: File) => void;
}

export function PictureStrip({ entry, refused, onFile }: PictureStripProps) {
  const words = useWords(pictureWords);
  const art = artOf(entry);
  return (
    <section className="picture-strip stack gap-3 text-12" aria-label={words.title}>
      {art !== null && <Shown key={`${entry.path} ${entry.id}`} {...{ entry, art }} />}
      {refused !== null && <NotTakenNote {...refused} />}
      <div className="flex wrap gap-3">
        <ChooseFile
          look={art === null ? 'link' : 'plain'}
          label={art === null ? words.choose : words.other}
          hint={art === null ? words.none : undefined}
          onFile={onFile}
        />
        {art !== null && <Button onClick={() => writeArt(entry, null, 'remove')}>{words.remove}</Button>}
      </div>
    </section>
  );
}

interface ChooseFileProps {
  readonly look: ButtonLook;
  readonly label: string;
  readonly hint: string | undefined;
  readonly onFile: (file: File) => void;
}

function ChooseFile({ look, label, hint, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} data-tip={hint} aria-description={hint} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/avif"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}

function NotTakenNote({ name, why }: RefusedPicture) {
  const words = useWords(pictureWords);
  const locale = useLocale();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (why.kind === 'no-answer') return setSaid(words.noAnswer);
    let isLate = false;
    void import('#authoring/project/diagnostics/picture-problems.ts').then(
      ({ sentenceOfFault }) => isLate || setSaid(sentenceOfFault(name, why)[locale]),
    );
    return () => {
      isLate = true;
    };
  }, [name, why, locale, words]);
  return (
    <p role="alert" className="picture-strip-refused">
      <Icon name="warning" />
      {said}
    </p>
  );
}

function Shown({ entry, art }: { readonly entry: DocumentEntry; readonly art: JsonObject }) {
  const words = useWords(pictureWords);
  const pictures = useStore(picturesStore);
  const file = String(art['file'] ?? '');
  const picture = pictureAt(pictures, file);
  // One drag is one undo step
  const last = useRef<ProjectAction | null>(null);
  const crop = cropOf(art);
  const change = (next: Crop) => {
    last.current = writeArt(entry, withCrop(artOf(entry) ?? art, normalizedCrop(next)), 'crop', last.current);
  };
  const alone = (next: Crop) => {
    last.current = null;
    change(next);
    last.current = null;
  };
  if (picture === null) return <p className="picture-strip-refused">{words.notShown({ file })}</p>;
  const { width, height } = picture;
  return (
    <div className="flex wrap gap-4">
      <CropPad
        {...{ crop, picture }}
        address={addressOf(pictures, picture)}
        onBegin={() => {
          last.current = null;
        }}
        onCrop={change}
      />
      <div className="picture-strip-fields stack gap-2">
        <span className="picture-strip-file breaks" data-tip={file}>
          {file}
          <small>{words.size({ width, height })}</small>
        </span>
        <Figure
          label={words.x}
          value={Math.round(crop.x * 100)}
          {...percent}
          onValue={(x) => alone({ ...crop, x: x / 100 })}
        />
        <Figure
          label={words.y}
          value={Math.round(crop.y * 100)}
          {...percent}
          onValue={(y) => alone({ ...crop, y: y / 100 })}
        />
        <Figure label={words.zoom} value={crop.zoom} {...enlarged} onValue={(zoom) => alone({ ...crop, zoom })} />
        <Credit {...{ entry, art }} />
      </div>
    </div>
  );
}

const percent = { least: 0, most: 100, step: 1 };
const enlarged = { least: 1, most: 10, step: 0.1 };

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly onValue: (value: number) => void;
}

function Figure({ label, value, least, most, step, onValue }: FigureProps) {
  return (
    <label>
      <span>{label}</span>
      <NumberField className="field" min={least} max={most} step={step} value={value} onChange={onValue} />
    </label>
  );
}

function Credit({ entry, art }: { readonly entry: DocumentEntry; readonly art: JsonObject }) {
  const words = useWords(pictureWords);
  const written = typeof art['credit'] === 'string' ? art['credit'] : '';
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const now = (typed ?? written).trim();
    setTyped(null);
    if (now === written) return;
    const { credit: _, ...rest } = artOf(entry) ?? art;
    writeArt(entry, now === '' ? rest : { ...rest, credit: now }, 'credit');
  };
  return (
    <label>
      <span>{words.credit}</span>
      <TextField className="field" value={typed ?? written} onChange={setTyped} onBlur={keep} onEnter={keep} />
    </label>
  );
}
