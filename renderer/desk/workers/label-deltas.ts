import type { PlayView } from './engine-calls.ts';

type Labels = Readonly<Record<string, string>>;

export class LabelDeltas {
  private labels: Labels | null = null;
  /** Unique to these labels across workers. */
  private id = '';

  tell(labels: Labels, known: string | null): Pick<PlayView, 'labels' | 'labelsTold'> {
    if (this.labels === null || !isSame(labels, this.labels)) {
      this.labels = labels;
      this.id = crypto.randomUUID();
    }
    return { labels: known === this.id ? null : this.labels, labelsTold: this.id };
  }
}

function isSame(now: Labels, before: Labels): boolean {
  const names = Object.keys(now);
  return names.length === Object.keys(before).length && names.every((name) => now[name] === before[name]);
}
