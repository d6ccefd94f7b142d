import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './part-boundary.css';
import { Component, type ReactNode } from 'react';
import { noteFault, whyNow } from '#renderer/desk/help/faults-store.ts';
import { openHelp } from '#renderer/desk/help/help-store.ts';
import type { FailureCause } from '#renderer/desk/help/why-failed.ts';
import { faultWords } from '#renderer/desk/words/generated/fault-words.ts';
import { WhyText } from '../connection/lost-bar.tsx';

interface BoundaryProps {
  readonly name: string;
  readonly fallback?: (again: () => void, why: FailureCause) => ReactNode;
  readonly onAgain?: () => void;
  readonly children: ReactNode;
}

/** Error boundary of a part. State is in stores outside, so nothing typed is lost. */
export class PartBoundary extends Component<BoundaryProps, { readonly why: FailureCause | null }> {
  override state: { readonly why: FailureCause | null } = { why: null };

  static getDerivedStateFromError(error: unknown): { readonly why: FailureCause } {
    return { why: whyNow(error) };
  }

  override componentDidCatch(error: unknown): void {
    noteFault(error, this.props.name);
  }

  private readonly again = (): void => {
    this.props.onAgain?.();
    this.setState({ why: null });
  };

  override render(): ReactNode {
    const { name, fallback, children } = this.props;
    const { why } = this.state;
    if (why === null) return children;
    return fallback?.(this.again, why) ?? <BrokenPart name={name} why={why} onAgain={this.again} />;
  }
}

interface BrokenProps {
  readonly name: string;
  readonly why: FailureCause;
  readonly onAgain: () => void;
}

function BrokenPart({ name, why, onAgain }: BrokenProps) {
  const words = useWords(faultWords);
  return (
    <div className="broken-part stack" role="alert">
      <h2>{words.broken({ part: name })}</h2>
      <p>
        <WhyText why={why} />
      </p>
      <div className="flex wrap gap-4">
        <Button onClick={onAgain}>{words.again}</Button>
        {why === 'defect' && <Button onClick={() => openHelp('report')}>{words.report}</Button>}
      </div>
    </div>
  );
}

export function BrokenDesk({ onAgain, onFresh }: { readonly onAgain: () => void; readonly onFresh: () => void }) {
  const words = useWords(faultWords);
  return (
    <main className="lost" role="alert">
      <h1>{words.brokenDesk}</h1>
      <p>{words.keptDesk}</p>
      <div className="flex wrap gap-4">
        <Button onClick={onAgain}>{words.again}</Button>
        <Button onClick={onFresh}>{words.withoutLayout}</Button>
      </div>
    </main>
  );
}
