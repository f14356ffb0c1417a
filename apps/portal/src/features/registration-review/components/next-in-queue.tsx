import { skipToken, useQuery } from '@tanstack/react-query';
import { Button, Link } from '@urzad/ui';
import { ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePresentCall } from '#shared/entities/cofunding-calls/calls-query';
import { queueFilter, queueList } from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { listAroundQuery, type PageOfIds } from '#shared/list/list-queries';
import { paths } from '#shared/paths';
import { nextAfter } from '../logic/next-after';
import { reviewMessages } from '../messages/review';

/** Leads on from an application that needs nothing more: to the next one of the list that the officer came from. */
export function NextInQueue({ id }: { id: number }) {
  const words = useMessages(reviewMessages);
  const [params] = useSearchParams();
  const location = queueList.parse(params);
  const { present, isPending } = usePresentCall();
  const { data } = useQuery<PageOfIds>(
    isPending
      ? { queryKey: ['list-around'], queryFn: skipToken }
      : listAroundQuery(queueList.endpoint, queueFilter(location, present?.id)),
  );
  const next = nextAfter(id, data?.data ?? []);

  return (
    next && (
      <Button asChild icon={ChevronDown}>
        <Link href={paths.registration(next.id) + queueList.toQuery(location)}>{words.next}</Link>
      </Button>
    )
  );
}
