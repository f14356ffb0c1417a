import type { Claim } from '@urzad/contract';
import { COUNTED, countText, longDateText } from '@urzad/domain';
import { Icon, useLocale } from '@urzad/ui';
import { Check, Info, TriangleAlert } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';

type State = 'met' | 'missing' | 'fact';

const LOOKS = {
  met: { icon: Check, colour: 'u:text-success-text' },
  missing: { icon: TriangleAlert, colour: 'u:text-warning-text' },
  fact: { icon: Info, colour: 'u:text-muted' },
};

/** What the payment depends on beside the costs: the certificate of the employer, and days in care. */
export function ClaimChecks({ claim }: { claim: Claim }) {
  const words = useMessages(deskMessages);

  return (
    <section aria-label={words.checks}>
      <ul>
        {useChecks(claim).map(({ state, text }) => (
          <li key={text} className="u:flex u:gap-3 u:border-line-subtle u:py-2.5 u:not-last:border-b">
            <span className={LOOKS[state].colour}>
              <Icon of={LOOKS[state].icon} />
            </span>
            <span className="u:min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useChecks({
  certificate_covers,
  certificate_to,
  days_present,
  days_absent_sick,
  sick_leave_over_30,
  employment_confirmed,
  terms,
}: Claim): { state: State; text: string }[] {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const days = (count: number) => countText(count, COUNTED.day, locale);
  const { min_attendance_days: least } = terms;
  const isCovered = certificate_covers === 'yes' && certificate_to !== null;

  return [
    isCovered
      ? { state: 'met', text: words.certificate(longDateText(certificate_to, locale)) }
      : { state: 'missing', text: words.noCertificate },
    days_present === null
      ? { state: 'missing', text: words.attendanceUnknown }
      : {
          state: days_present >= least ? 'met' : 'missing',
          text: words.attendance(days(days_present), days(least)),
        },
    employment_confirmed === 'yes'
      ? { state: 'met', text: words.employed }
      : { state: 'missing', text: words.notEmployed },
    ...(days_absent_sick ? [{ state: 'fact' as const, text: words.sick(days(days_absent_sick)) }] : []),
    ...(sick_leave_over_30 === 'yes' ? [{ state: 'missing' as const, text: words.sickLeave }] : []),
  ];
}
