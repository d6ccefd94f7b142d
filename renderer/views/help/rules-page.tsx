import { useEffect, useMemo, useState } from 'react';
import { fitness, sought } from '#renderer/desk/sought/match.ts';
import { helpWords } from '#renderer/desk/words/help-words.ts';
import type { ListedRule } from '#renderer/desk/workers/authoring-calls.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

/** The rules of the project's game by number, sought by number or by their words. */
export function RulesPage() {
  const words = useWords(helpWords);
  const locale = useLocale();
  const [rules, setRules] = useState<readonly ListedRule[] | null>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    let isWanted = true;
    void authoring()
      .call('rules', { locale })
      .then((found) => {
        if (isWanted) setRules(found);
      });
    return () => {
      isWanted = false;
    };
  }, [locale]);
  const named = useMemo(
    () => (rules ?? []).map((rule) => ({ rule, names: [rule.id, rule.text].map(sought) })),
    [rules],
  );
  const found = query.trim() === '' ? named : named.filter(({ names }) => fitness(query, names) !== null);
  if (rules === null) return <p>{words.loading}</p>;
  if (rules.length === 0) return <p>{words.noRules}</p>;
  return (
    <>
      <div className="help-seek">
        <input
          type="search"
          className="help-field"
          aria-label={words.soughtRule}
          placeholder={words.soughtRule}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output>{words.rulesFound(found.length, rules.length)}</output>
      </div>
      {found.length === 0 && <p>{words.noRuleFits}</p>}
      <dl className="help-rules">
        {found.map(({ rule: { id, text, page, ours } }) => (
          <div key={id} className="help-rule">
            <dt>{id}</dt>
            <dd>
              {text} {page !== '' && <span className="help-rule-page">{words.page(page)}</span>}
              {ours !== '' && <p className="help-rule-ours">{words.ours(ours)}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
