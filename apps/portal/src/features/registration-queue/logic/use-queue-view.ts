import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableView } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import {
  locationAfter,
  locationQuery,
  type QueueLocation,
  viewOfLocation,
} from '#shared/queue/queue-location';
import { arrangementQuery } from '../api';

/** The view of the table: order, filters and density from the address, the rest as the person has arranged it. */
export function useQueueView(location: QueueLocation, onLocationChange: (location: QueueLocation) => void) {
  const client = useQueryClient();
  const { data: arrangement } = useQuery(arrangementQuery);
  const view = useMemo<TableView>(
    () => ({ ...arrangement, ...viewOfLocation(location) }),
    [arrangement, location],
  );

  function arrange(next: TableView) {
    client.setQueryData(arrangementQuery.queryKey, next);
    const to = locationAfter(location, next);
    if (locationQuery(to) !== locationQuery(location)) onLocationChange(to);
  }

  return [view, arrange] as const;
}
