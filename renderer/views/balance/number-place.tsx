import { goToReported, type ReportedPlace } from '#renderer/desk/balance/places-to-try.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useCardNames } from './use-card-names.ts';

/** Where a number is written: the name of its entry and the way in it. It leads to the text. */
export function NumberPlaceLink({ place }: { readonly place: ReportedPlace }) {
  const nameOf = useCardNames();
  return (
    <Button look="link" className="balance-place" onClick={() => goToReported(place)}>
      {nameOfPlace(place, nameOf)}
    </Button>
  );
}

export function nameOfPlace({ file, path }: ReportedPlace, nameOf: (id: string) => string): string {
  if (path.startsWith(`${file}/`)) return path.replaceAll('/', ' › ');
  const [id = '', ...way] = path.split('/');
  const name = nameOf(id);
  return [name === id ? id : `${id} ${name}`, ...way].join(' › ');
}
