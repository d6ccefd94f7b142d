import type { Voice } from '#authoring/project/sentences/voice.ts';
import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Field, Speaking } from '#engine/kernel/language/field.ts';
import { fold } from './fold.ts';

export class KnownNames {
  private readonly byKind = new Map<string, ReadonlyMap<string, readonly string[]>>();
  private readonly voice: Voice;
  private readonly locale: Locale;
  private readonly ids: (kind: string) => readonly string[];

  constructor(voice: Voice, locale: Locale, ids: (kind: string) => readonly string[]) {
    [this.voice, this.locale, this.ids] = [voice, locale, ids];
  }

  /** By id or folded name; names may be ambiguous. */
  idsOf(kind: string, field: Field<Erased, Erased>, said: string): readonly string[] {
    let names = this.byKind.get(kind);
    if (names === undefined) {
      names = this.namesOf(kind, field);
      this.byKind.set(kind, names);
    }
    return names.get(said) ?? [];
  }

  private namesOf(kind: string, { schema, speak }: Field<Erased, Erased>): ReadonlyMap<string, readonly string[]> {
    const speaking: Speaking = {
      locale: this.locale,
      node: () => '',
      word: (group, id) => this.voice.groups[group]?.[id]?.[this.locale] ?? this.voice.name(this.locale, id),
    };
    const names = new Map<string, string[]>();
    const put = (name: string, id: string) => {
      const said = fold(name, this.locale).folded.trim();
      const before = names.get(said);
      if (before === undefined) names.set(said, [id]);
      else if (!before.includes(id)) before.push(id);
    };
    for (const id of this.ids(kind)) {
      put(id, id);
      put(speak(speaking, (schema['type'] === 'array' ? [id] : id) as never), id);
    }
    return names;
  }
}
