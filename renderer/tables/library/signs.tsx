import { DrawnSign, Outline } from './drawn-sign.tsx';

/** The drawings of a game's signs by their names: on a grid of 24, solid, in the colour of the text around them. */
export type Shapes<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** The signs of a game as components. */
export function signsOf<Name extends string>(shapes: Shapes<Name>) {
  return {
    /** The outline of a sign, for a drawing that has a canvas of its own. */
    SignShape: ({ name }: { readonly name: Name }) => <Outline paths={shapes[name]} />,
    /** A sign in the run of a text. Without a label it is silent: the word stands beside it. */
    Sign: ({ name, label }: { readonly name: Name; readonly label?: string | undefined }) => (
      <DrawnSign paths={shapes[name]} label={label} />
    ),
  };
}
