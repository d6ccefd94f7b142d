import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './notices.css';
import { clearNotices, noticesStore, readNotices } from '#renderer/desk/notices/notices-store.ts';
import { noticeWords } from '#renderer/desk/words/generated/notice-words.ts';
import { runningWorkStore } from '#renderer/desk/work/running-work.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';

export function Notices() {
  const words = useWords(noticeWords);
  const locale = useLocale();
  const unread = useStore(noticesStore, (state) => state.unread);
  const works = useStore(runningWorkStore, (state) => state.works);
  const [first] = works;
  return (
    <Popup
      trigger={
        <Button
          look="bare"
          className="status-item hovers inside gap-2 notices-button"
          aria-description={words.button({ unread })}
        >
          {first !== undefined && (
            <>
              <span className="running-sign" aria-hidden="true" />
              <span className="status-detail running-said">
                {words.running({ name: first[locale], more: works.length > 1 ? works.length - 1 : null })}
              </span>
              <span className="status-detail">{words.far({ done: first.done, of: first.of })}</span>
            </>
          )}
          <Icon name="bell" />
          <span className="hidden">{words.button({ unread })}</span>
          {unread > 0 && (
            <span className="badge badge-quiet" aria-hidden="true">
              {unread}
            </span>
          )}
        </Button>
      }
      onOpenChange={(open) => open && readNotices()}
      {...{ side: 'top', align: 'end', className: 'notices', label: words.heading }}
    >
      <Running />
      <Said />
    </Popup>
  );
}

function Running() {
  const words = useWords(noticeWords);
  const locale = useLocale();
  const works = useStore(runningWorkStore, (state) => state.works);
  return (
    <section aria-label={words.work}>
      <h2>{words.work}</h2>
      {works.length === 0 && <p className="empty">{words.noWork}</p>}
      <ul>
        {works.map((work) => (
          <li key={work.id} className="running-work row flex gap-4">
            <span className="running-name grow pretty breaks">{work[locale]}</span>
            <progress aria-label={work[locale]} {...(work.of === null ? {} : { value: work.done, max: work.of })} />
            <span>{words.far({ done: work.done, of: work.of })}</span>
            {work.stop !== null && (
              <Button aria-label={words.stop({ name: work[locale] })} onClick={work.stop}>
                {words.stopShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said() {
  const words = useWords(noticeWords);
  const locale = useLocale();
  const notices = useStore(noticesStore, (state) => state.notices);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    <section aria-label={words.heading}>
      <h2 className="between">
        {words.heading}
        {notices.length > 0 && (
          <Button className="push" onClick={clearNotices}>
            {words.clear}
          </Button>
        )}
      </h2>
      {notices.length === 0 && <p className="empty">{words.none}</p>}
      <ul>
        {notices.map(({ id, kind, at, said, act }) => (
          <li key={id} className="notice flex gap-4">
            <span className={`sign sign-${kind}`} role="img" aria-label={words.kinds[kind]}>
              <Icon name={kind} />
            </span>
            <div className="grow pretty breaks">
              <b>{said[locale].title}</b>
              <p>{said[locale].text}</p>
              {act !== null && (
                <Button look="link" onClick={act}>
                  {said[locale].action}
                </Button>
              )}
            </div>
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
