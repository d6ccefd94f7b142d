import './picture-preview.css';
import { Dialog } from '@base-ui/react/dialog';
import { isSoundPicture } from '#authoring/pictures/project-picture.ts';
import { Modal } from '../frame/modal.tsx';
import { useProblems } from '../problems/problems-store.ts';
import { useLocale } from '../words/locale-store.ts';
import { usePictureWords } from '../words/picture-words.ts';
import { addressOf, usePictures } from './pictures-store.ts';
import { usePreview } from './preview-store.ts';

const close = () => usePreview.setState({ path: null });

/** A picture of the project as it is, how large it is, and what is wrong with it. */
export function PicturePreview({ path }: { readonly path: string }) {
  const words = usePictureWords();
  const locale = useLocale((state) => state.locale);
  const pictures = usePictures();
  const problems = useProblems((state) => state.problems).filter(({ file }) => file === path);
  const picture = pictures.list.find((one) => one.path === path);
  const sound = picture !== undefined && isSoundPicture(picture) ? picture : null;
  return (
    <Modal onClose={close} className="dialog picture-preview" title={path}>
      {sound === null ? (
        problems.length === 0 && <p>{words.notShown(path)}</p>
      ) : (
        <>
          <img src={addressOf(pictures, sound)} alt="" width={sound.width} height={sound.height} />
          <p>
            {words.size(sound.width, sound.height)}
            <span>{words.bytes(Math.ceil(sound.bytes / 1000))}</span>
          </p>
        </>
      )}
      {problems.map(({ code, message }) => (
        <p key={code}>{message[locale]}</p>
      ))}
      <div className="dialog-choices">
        <Dialog.Close className="button">{words.close}</Dialog.Close>
      </div>
    </Modal>
  );
}
