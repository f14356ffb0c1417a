import { useQuery } from '@tanstack/react-query';
import { IconLink } from '@urzad/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { usePresentCall } from '#shared/entities/cofunding-calls/calls-query';
import { type QueueLocation, queueFilter, queueList } from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { LIST_PAGE_SIZE } from '#shared/list/list-location';
import { paths } from '#shared/paths';
import { listAroundQuery } from '../api';
import { reviewMessages } from '../messages/review';

/** The position in the list, and links to the previous and next one, also on another page. */
export function QueueNeighbours({ id, location }: { id: number; location: QueueLocation }) {
  const words = useMessages(reviewMessages);
  const { present, isPending } = usePresentCall();
  const aroundQuery = (of: QueueLocation) => listAroundQuery(queueFilter(of, present?.id));
  const { data } = useQuery({ ...aroundQuery(location), enabled: !isPending });
  const rows = data?.data ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const total = data?.count ?? 0;
  const position = (location.page - 1) * LIST_PAGE_SIZE + at + 1;

  const pageBefore = { ...location, page: location.page - 1 };
  const pageAfter = { ...location, page: location.page + 1 };
  const { data: before } = useQuery({
    ...aroundQuery(pageBefore),
    enabled: at === 0 && location.page > 1,
  });
  const { data: after } = useQuery({
    ...aroundQuery(pageAfter),
    enabled: at === rows.length - 1 && position < total,
  });
  if (at < 0) return null;

  const hrefOf = (row: { id: number } | undefined, of: QueueLocation) =>
    row && paths.registration(row.id) + queueList.toQuery(of);
  const previous = at > 0 ? hrefOf(rows[at - 1], location) : hrefOf(before?.data.at(-1), pageBefore);
  const next = at < rows.length - 1 ? hrefOf(rows[at + 1], location) : hrefOf(after?.data[0], pageAfter);

  return (
    <nav aria-label={words.place(position, total)} className="u:flex u:items-center u:gap-1">
      <span className="u:figures u:text-sm u:text-muted">{words.place(position, total)}</span>
      {previous && <IconLink icon={ChevronUp} label={words.previous} href={previous} />}
      {next && <IconLink icon={ChevronDown} label={words.next} href={next} />}
    </nav>
  );
}
