import type { PaymentList } from '@urzad/contract';
import { dateText, type IsoDate } from '@urzad/domain';
import { Icon, type SvgIcon, useLocale } from '@urzad/ui';
import { CircleCheck, Landmark, ListChecks, UserRoundCheck } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { type PersonStep, peopleOf } from '../logic/people-of';
import { oneListMessages } from '../messages/one-list';

const ICONS: Record<PersonStep['step'], SvgIcon> = {
  prepared: ListChecks,
  approved: UserRoundCheck,
  exported: Landmark,
};

const LOOKS = {
  done: 'u:text-ink',
  now: 'u:border-b-4 u:border-b-accent u:bg-accent-subtle u:text-ink',
  next: 'u:text-muted',
} satisfies Record<PersonStep['state'], string>;

const ICON_LOOKS = {
  done: 'u:text-success-text',
  now: 'u:text-accent-text',
  next: 'u:text-muted',
} satisfies Record<PersonStep['state'], string>;

/** The three people of a list together: who prepares it, who approves it, who gives it to the bank (Guide §10). */
export function PeopleSteps({ list, today }: { list: PaymentList; today: IsoDate }) {
  const words = useMessages(oneListMessages);
  const me = useSession((session) => session.me);

  return (
    <ol
      aria-label={words.people}
      className="u:grid u:border-y u:border-line-subtle u:text-sm u:leading-snug u:tablet:auto-cols-fr u:tablet:grid-flow-col"
    >
      {peopleOf(list, me).map((person) => (
        <PersonItem key={person.step} {...person} today={today} />
      ))}
    </ol>
  );
}

function PersonItem({ step, state, isViewer, name, day, today }: PersonStep & { today: IsoDate }) {
  const words = useMessages(oneListMessages);
  const locale = useLocale();
  const label = words.steps[step];
  const nobody = step === 'exported' ? words.afterApproval : words.anotherPerson;
  const said = isViewer
    ? words.isYou(label)
    : state === 'done' && day
      ? words.onDay(label, dateText(day, { today, locale }))
      : label;

  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={`u:flex u:min-w-0 u:items-center u:gap-2.5 u:border-line-subtle u:px-3.5 u:py-2.5 u:not-first:border-t u:tablet:not-first:border-s u:tablet:not-first:border-t-0 ${LOOKS[state]}`}
    >
      <Icon of={state === 'done' ? CircleCheck : ICONS[step]} size="24px" className={ICON_LOOKS[state]} />
      <span className="u:min-w-0">
        <span className="u:block u:text-xs u:text-muted">{said}</span>
        <span className={state === 'next' ? 'u:block' : 'u:block u:font-semibold u:wrap-anywhere'}>
          {name ?? nobody}
        </span>
      </span>
    </li>
  );
}
