import { Button, type ButtonProps } from '#renderer/kit/controls/button.tsx';

interface LineButtonProps extends ButtonProps {
  readonly says: string;
  /** What it acts on, such as a line. It is part of the accessible name, since all rows have the same buttons. */
  readonly of: string;
}

export function BranchButton({ says, of, ...rest }: LineButtonProps) {
  return (
    <Button aria-label={`${says}: ${of}`} {...rest}>
      {says}
    </Button>
  );
}
