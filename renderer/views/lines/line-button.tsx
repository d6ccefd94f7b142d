import { Button, type ButtonProps } from '#renderer/kit/controls/button.tsx';

interface LineButtonProps extends ButtonProps {
  readonly says: string;
  /** The line, or whatever it acts on: buttons of a list all say the same, so their names say of what. */
  readonly of: string;
}

/** A button of a row, one of many that say the same. */
export function LineButton({ says, of, ...rest }: LineButtonProps) {
  return (
    <Button aria-label={`${says}: ${of}`} {...rest}>
      {says}
    </Button>
  );
}
