import { goToPath } from '#renderer/desk/balance/places-to-try.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { nameOfPlace } from './number-place.tsx';
import { useCardNames } from './use-card-names.ts';

/** Leads to the text of an entry or of a part of it. */
export function PathLink({ path, children }: { readonly path: string; readonly children?: string }) {
  const nameOf = useCardNames();
  return (
    <Button look="link" className="balance-place" onClick={() => goToPath(path)}>
      {children ?? nameOfPlace({ file: '', path }, nameOf)}
    </Button>
  );
}
