import { useQuery } from '@tanstack/react-query';
import type { ShareAct } from '@urzad/contract';
import { Pagination, Timeline, type TimelineItem } from '@urzad/ui';
import { Ban, Eye, FilePlus, LogIn, LogOut, Paperclip, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { ACTS_PAGE, actsQuery } from '../api';
import { shareMessages } from '../messages/share';

const ICONS: Record<ShareAct['act'], TimelineItem['icon']> = {
  begin: LogIn,
  end: LogOut,
  open: Eye,
  refused: Ban,
  add: FilePlus,
  save: Pencil,
  file: Paperclip,
  other: Pencil,
};

/** Everything that was done with a share, the newest first, in words. */
export function ShareActs({ id }: { id: number }) {
  const words = useMessages(shareMessages);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(actsQuery(id, page));

  return (
    <section className="u:grid u:gap-3">
      <h4 className="u:font-semibold">{words.actsTitle}</h4>
      <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.actsLoading}>
        {({ data: acts, count }) => (
          <>
            {acts.length === 0 && <p className="u:text-sm u:text-muted">{words.noActs}</p>}
            <Timeline items={acts.map((act) => itemOf(act, words))} />
            {count > ACTS_PAGE && (
              <Pagination page={page} pageSize={ACTS_PAGE} total={count} onPageChange={setPage} />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function itemOf(
  { id, act, entity, verb, date }: ShareAct,
  words: (typeof shareMessages)['pl'],
): TimelineItem {
  const isAttempt = act === 'refused' && verb !== null && Object.hasOwn(words.attempts, verb);
  const title = isAttempt ? words.attempts[verb] : words.acts[act];
  const isOfObject = act !== 'begin' && act !== 'end' && entity !== null;
  const object = isOfObject ? words.entities[entity] : undefined;

  return {
    id: String(id),
    icon: ICONS[act],
    title: title ?? words.acts.other,
    text: [object, words.when(date)].filter(Boolean).join(', '),
    state: 'done',
  };
}
