import { useStore } from 'zustand';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './picture-preview.css';
import { isSoundPicture } from '#authoring/project/pictures/project-picture.ts';
import { addressOf, picturesStore } from '#renderer/desk/pictures/pictures-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { previewStore } from '#renderer/desk/project/preview-store.ts';
import { pictureWords } from '#renderer/desk/words/generated/picture-words.ts';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { lookAtPicture } from '#renderer/parts/pictures/look-at-picture.ts';

const close = () => previewStore.setState({ path: null });

export function PicturePreview({ path }: { readonly path: string }) {
  const words = useWords(pictureWords);
  const locale = useLocale();
  const pictures = useStore(picturesStore);
  const problems = useStore(problemsStore, (state) => state.problems).filter(({ file }) => file === path);
  const picture = pictures.list.find((one) => one.path === path);
  const sound = picture !== undefined && isSoundPicture(picture) ? picture : null;
  return (
    <Modal onClose={close} className="dialog picture-preview" title={path}>
      {sound === null ? (
        problems.length === 0 && <p className="row muted">{words.notShown({ file: path })}</p>
      ) : (
        <>
          <img
            src={addressOf(pictures, sound)}
            alt=""
            width={sound.width}
            height={sound.height}
            onLoad={({ currentTarget }) => void lookAtPicture(currentTarget)}
            onError={({ currentTarget }) => void lookAtPicture(currentTarget)}
          />
          <p className="row muted">
            {words.size({ width: sound.width, height: sound.height })}
            <span>{words.bytes({ thousands: Math.ceil(sound.bytes / 1000).toLocaleString(locale) })}</span>
          </p>
        </>
      )}
      {problems.map(({ code, message }) => (
        <p key={code} className="row muted">
          {message[locale]}
        </p>
      ))}
      <DialogActions cancel={words.close} />
    </Modal>
  );
}
