import { useQuery } from '@tanstack/react-query';
import { cofundingRegistrations } from '@urzad/contract';
import { registrationFieldLabel } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { call } from '../../../shared/http/client';
import { useMessages } from '../../../shared/i18n/messages';
import { taskMessages } from '../task-messages';

/** What the office wants corrected, in its own words. */
export function TaskRemarks({ id }: { id: number }) {
  const { correct: words } = useMessages(taskMessages);
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['cofundingregistration', 'find', id, 'home'],
    queryFn: ({ signal }) => call(cofundingRegistrations.find, { query: { id }, signal }),
  });
  const remarks = data?.data?.remarks ?? [];
  const labelOf = (field: string) =>
    field === 'attachments' ? words.attachments : registrationFieldLabel(field, locale);

  return (
    <ul className="list-disc ps-6">
      {remarks.map(({ field, text }) => (
        <li key={field} className="wrap-anywhere">
          <span className="font-semibold">{labelOf(field)}</span>: {text}
        </li>
      ))}
    </ul>
  );
}
