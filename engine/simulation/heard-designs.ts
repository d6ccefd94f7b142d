import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** The designs that tallied events name, also in games without history. */
export class HeardDesigns {
  private readonly system: RuleSystem;
  private readonly heard: { readonly field: string; readonly value: unknown }[] = [];

  constructor(system: RuleSystem) {
    this.system = system;
  }

  hear(record: ChangeRecord): void {
    if ((record.status ?? 'applied') !== 'applied') return;
    const field = this.system.tallied[record.kind]?.of;
    if (field !== undefined) this.heard.push({ field, value: record[field] });
  }

  /** Those heard since the last time, by the names that they have now. */
  take({ game }: Session): readonly string[] {
    return this.heard.splice(0).flatMap(({ field, value }) => {
      const name = this.system.names.name(game, field, value as number);
      return typeof name === 'string' ? [name.split('#')[0] as string] : [];
    });
  }

  forget(): void {
    this.heard.length = 0;
  }
}
