import { DrawnSign, Outline } from './drawn-sign.tsx';

/** Icons by name on a grid of 24, in the text colour. */
export type SignShapes<Name extends string> = Readonly<Record<Name, readonly string[]>>;

export function signsOf<Name extends string>(shapes: SignShapes<Name>) {
  return {
    SignShape: ({ name }: { readonly name: Name }) => <Outline paths={shapes[name]} />,
    /** Inline. Without a label it is decorative. */
    Sign: ({ name, label }: { readonly name: Name; readonly label?: string | undefined }) => (
      <DrawnSign paths={shapes[name]} label={label} />
    ),
  };
}
