import type { ToldView } from './engine-calls.ts';

type Labels = Readonly<Record<string, string>>;

/** What things are called, told to a page that has been told before: mostly nothing is called otherwise than then. */
export class LabelsTold {
  private labels: Labels | null = null;
  /** Of these labels alone, whichever worker told others. */
  private id = '';

  tell(labels: Labels, known: string | null): Pick<ToldView, 'labels' | 'labelsTold'> {
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
