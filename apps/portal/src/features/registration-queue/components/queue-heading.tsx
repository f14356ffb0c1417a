import { countText, longDateText, warsawDate } from '@urzad/domain';
import { COUNTED_REGISTRATION, callStatusAt } from '@urzad/grants';
import { PageHeading, SelectField, useLocale, useTypeset } from '@urzad/ui';
import type { Ref } from 'react';
import { useBusinessTime } from '#shared/business-time';
import { usePresentCall } from '#shared/entities/cofunding-calls/calls-query';
import { ALL_CALLS, type QueueLocation, shownCall } from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTotal } from '#shared/list/list-total';
import { queueMessages } from '../messages/queue';

interface QueueHeadingProps {
  location: QueueLocation;
  onLocationChange: (location: QueueLocation) => void;
  /** The number of all applications of the shown call. */
  total: number | undefined;
  ref: Ref<HTMLHeadingElement>;
}

/** The shown call, its end, and the number of applications. */
export function QueueHeading({ location, onLocationChange, total, ref }: QueueHeadingProps) {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const { calls, present } = usePresentCall();
  const id = shownCall(location, present?.id);
  const call = calls.find((one) => one.id === id);
  const status = useBusinessTime((now) => call && callStatusAt(call, now));
  const end = call?.open_to && longDateText(warsawDate(new Date(call.open_to)), locale);

  const facts = [
    call ? words.call(call.number) : words.allCalls,
    end && status === 'open' && words.callEnds(end),
    end && status === 'closed' && words.callEnded(end),
  ];
  const counted = (count: number) => countText(count, COUNTED_REGISTRATION, locale);
  const options = [
    ...calls.map(({ id: value, number }) => ({ value: String(value), label: words.call(number) })),
    { value: ALL_CALLS, label: words.allCalls },
  ];

  return (
    <PageHeading
      ref={ref}
      title={words.title}
      lead={
        <>
          {typeset(facts.filter(Boolean).join(' · '))}
          {total !== undefined && (
            <>
              {' · '}
              <ListTotal count={total} text={counted} />
            </>
          )}
        </>
      }
      actions={
        calls.length > 0 && (
          <SelectField
            label={words.callLabel}
            options={options}
            nullLabel={false}
            value={id === undefined ? ALL_CALLS : String(id)}
            onChange={({ target: { value } }) =>
              onLocationChange({ ...location, choices: { call: value }, page: 1 })
            }
          />
        )
      }
    />
  );
}
