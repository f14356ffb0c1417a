import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableView } from '@urzad/ui';
import { useMemo } from 'react';
import { placeAfter, placeQuery, type QueuePlace, viewOfPlace } from '#shared/queue/queue-place';
import { arrangementQuery } from '../api';

/** How the table stands: order, filters and density by the address, the rest as the person has arranged it here. */
export function useQueueView(place: QueuePlace, onPlaceChange: (place: QueuePlace) => void) {
  const client = useQueryClient();
  const { data: arrangement } = useQuery(arrangementQuery);
  const view = useMemo<TableView>(() => ({ ...arrangement, ...viewOfPlace(place) }), [arrangement, place]);

  function arrange(next: TableView) {
    client.setQueryData(arrangementQuery.queryKey, next);
    const to = placeAfter(place, next);
    if (placeQuery(to) !== placeQuery(place)) onPlaceChange(to);
  }

  return [view, arrange] as const;
}
