import './part-boundary.css';
import { Component, type ReactNode } from 'react';
import { noteFault } from '../help/faults-store.ts';
import { openHelp } from '../help/help-store.ts';
import { useFaultWords } from '../words/fault-words.ts';

interface BoundaryProps {
  /** What the part is called, in the language of the desk. */
  readonly name: string;
  /** What stands in its place; usually that it failed, and how to show it again. */
  readonly fallback?: (again: () => void) => ReactNode;
  readonly onAgain?: () => void;
  readonly children: ReactNode;
}

/** Around each part: one that fails takes no other with it. All that is written stands in stores outside of it. */
export class PartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    noteFault(error, this.props.name);
  }

  private readonly again = (): void => {
    this.props.onAgain?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { name, fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    return fallback?.(this.again) ?? <BrokenPart name={name} onAgain={this.again} />;
  }
}

function BrokenPart({ name, onAgain }: { readonly name: string; readonly onAgain: () => void }) {
  const words = useFaultWords();
  return (
    <div className="broken-part" role="alert">
      <h2>{words.broken(name)}</h2>
      <p>{words.kept}</p>
      <div className="broken-part-choices">
        <button type="button" className="button" onClick={onAgain}>
          {words.again}
        </button>
        <button type="button" className="button" onClick={() => openHelp('report')}>
          {words.report}
        </button>
      </div>
    </div>
  );
}

/** The desk itself failed: it is shown again, as it was kept or as at the very beginning. */
export function BrokenDesk({ onAgain, onFresh }: { readonly onAgain: () => void; readonly onFresh: () => void }) {
  const words = useFaultWords();
  return (
    <main className="lost" role="alert">
      <h1>{words.brokenDesk}</h1>
      <p>{words.keptDesk}</p>
      <div className="broken-part-choices">
        <button type="button" className="button" onClick={onAgain}>
          {words.again}
        </button>
        <button type="button" className="button" onClick={onFresh}>
          {words.withoutLayout}
        </button>
      </div>
    </main>
  );
}
