import type { RegistrationRow } from '@urzad/contract';
import { ageText, longDateText, optionText, timeText, warsawDate } from '@urzad/domain';
import { CARE_FORM, isWaitingStatus } from '@urzad/grants';
import { Button, Link, PriceText, useLocale } from '@urzad/ui';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { useNames } from '#shared/libraries/use-words';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { useSendingDeadline } from '../logic/use-sending-deadline';
import { continuePath } from '../logic/waiting';
import { registrationMessages } from '../messages/registrations';

export interface RowProps {
  row: RegistrationRow;
}

export function Children({ row: { children } }: RowProps) {
  const { list: words } = useMessages(registrationMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const named = children.filter(({ firstname, lastname }) => firstname || lastname);
  if (named.length === 0) return <span className="u:text-muted">{words.noChild}</span>;

  return (
    <ul>
      {named.map(({ firstname, lastname, born_date }) => (
        <li key={`${firstname} ${lastname}`}>
          <span className="u:block u:font-semibold">
            {firstname} {lastname}
          </span>
          {born_date && today && (
            <span className="u:block u:text-xs u:text-muted">{ageText(born_date, today, locale)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The forms of care of the children, each once. */
export function Care({ row: { children } }: RowProps) {
  const locale = useLocale();
  const names = useNames('CARE_FORM', CARE_FORM);
  const forms = new Set(
    children.flatMap(({ care_form }) => (care_form ? optionText(names, care_form, locale) : [])),
  );

  return [...forms].map((form) => (
    <span key={form} className="u:block u:text-sm">
      {form}
    </span>
  ));
}

export function Sent({ row: { send_date } }: RowProps) {
  const { list: words } = useMessages(registrationMessages);
  const locale = useLocale();

  return <span>{send_date ? longDateText(warsawDate(new Date(send_date)), locale) : words.notSent}</span>;
}

export function Monthly({ row: { monthly_refund } }: RowProps) {
  const { list: words } = useMessages(registrationMessages);

  return monthly_refund === null ? <span>{words.unknown}</span> : <PriceText amount={monthly_refund} />;
}

export function Status({ row }: RowProps) {
  return (
    <div className="u:grid u:justify-items-start u:gap-0.5">
      <RegistrationStatusBadge status={row.status} />
      <StatusNotes row={row} />
    </div>
  );
}

/** The deadline, and when the draft was saved or deleted. */
export function StatusNotes({ row }: RowProps) {
  const { list: words } = useMessages(registrationMessages);
  const locale = useLocale();
  const deadline = useSendingDeadline(row);
  const { status, correction_to } = row;
  const changed = new Date(row.mod_date);
  const day = longDateText(warsawDate(changed), locale);
  const notes = [
    deadline,
    !deadline &&
      status === 'to_correct' &&
      correction_to &&
      words.deadline(longDateText(correction_to, locale)),
    status === 'draft' && words.saved(day, timeText(changed)),
    status === 'cancelled' && words.deleted(day),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;

  return (
    <div className="u:grid u:gap-0.5 u:text-xs u:text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** The filled button is in the folder above; rows have a plain link for the same step. */
export function RowAction({ row }: RowProps) {
  const { action } = useMessages(registrationMessages);
  const isTooLate = useIsTooLate(row);
  const number = useShownNumber(row.number);
  const word = isWaitingStatus(row.status) && !isTooLate ? action[row.status] : action.other;

  return (
    <Button asChild size="sm">
      <Link href={isTooLate ? paths.registration(row.id) : continuePath(row)}>
        <span className="u:part">{word}</span>
        <span className="u:sr-only"> {number}</span>
      </Link>
    </Button>
  );
}
