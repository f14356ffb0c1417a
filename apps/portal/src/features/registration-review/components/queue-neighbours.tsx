import { usePresentCall } from '#shared/entities/cofunding-calls/calls-query';
import { type QueueLocation, queueFilter, queueList } from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { ListNeighbours } from '#shared/list/list-neighbours';
import { listAroundQuery } from '#shared/list/list-queries';
import { paths } from '#shared/paths';
import { reviewMessages } from '../messages/review';

/** The neighbours in the queue, whose request needs the present call. */
export function QueueNeighbours({ id, location }: { id: number; location: QueueLocation }) {
  const words = useMessages(reviewMessages);
  const { present, isPending } = usePresentCall();

  return (
    <ListNeighbours
      id={id}
      list={queueList}
      location={location}
      pageAt={
        isPending ? undefined : (of) => listAroundQuery(queueList.endpoint, queueFilter(of, present?.id))
      }
      pathOf={paths.registration}
      words={words}
    />
  );
}
