import { useState } from 'react';
import { useStore } from 'zustand';
import { anytimeOffers } from '#renderer/desk/play/anytime-offers.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { useAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { NumberAnswer } from '../library/number-answer.tsx';
import { useTable } from '../library/table-context.ts';
import { useScythe } from './board-context.ts';
import { seatName } from './labels.ts';
import { Stat } from './stats.tsx';

/** The coins of a seat; they open what may be done with them at any time, besides what is asked (SC-DL-02). */
export function GiveCoins({ by, coins }: { readonly by: string; readonly coins: number }) {
  const { words } = useScythe();
  const moment = useStore(playStore, ({ view }) => view?.hash ?? '');
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === moment;
  const name = words.giveCoins;
  return (
    <Popup
      open={isOpen}
      onOpenChange={(opens) => setOpenAt(opens ? moment : null)}
      title={name}
      className="sc-give"
      trigger={
        <Button
          look="bare"
          className="table-row sc-coins"
          aria-label={`${words.coins} ${coins}${words.comma}${name}`}
          data-tip={name}
        >
          <Stat sign="coins" value={coins} />
        </Button>
      }
    >
      {isOpen && <Gifts by={by} moment={moment} />}
    </Popup>
  );
}

function Gifts({ by, moment }: { readonly by: string; readonly moment: string }) {
  const parts = useScythe();
  const { table, words } = parts;
  const { labels } = useTable();
  const offers = useAnswer([moment], anytimeOffers);
  const own = offers?.filter(({ answer }) => answer['by'] === by) ?? [];
  const others = Object.keys(table.seats).filter((seat) => own.some(({ answer }) => answer['target'] === seat));
  const [wished, setWished] = useState('');
  const target = others.includes(wished) ? wished : (others[0] ?? '');
  if (offers === undefined) return null;
  if (target === '') return <p className="muted">{words.noGift}</p>;
  return (
    <div className="table-column">
      <Select
        label={words.giveTo}
        showsLabel
        value={target}
        options={others.map((seat) => ({ value: seat, label: seatName(parts, labels, seat) }))}
        onChange={setWished}
      />
      <NumberAnswer
        key={target}
        answers={own.filter(({ answer }) => answer['target'] === target)}
        label={words.amount}
        say={(amount) => words.give({ amount })}
      />
    </div>
  );
}
