import { useQuery } from '@tanstack/react-query';
import { cofundingRegistrations } from '@urzad/contract';
import { call } from '#shared/api/client';
import { RemarkList } from '#shared/registrations/remark-list';

/** What the office wants corrected. */
export function TaskRemarks({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['cofundingregistration', 'find', id, 'home'],
    queryFn: ({ signal }) => call(cofundingRegistrations.find, { query: { id }, signal }),
  });

  return data?.data ? <RemarkList registration={data.data} /> : null;
}
