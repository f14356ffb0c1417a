import { useMessages } from '#shared/i18n/messages';
import { OfficeLines } from '#shared/system/office-lines';
import { useOffice } from '#shared/system/use-office';
import { outcomeMessages } from '../messages/outcome';

/** Phone, e-mail and address of the office, for steps that the portal does not have yet. */
export function OfficeContact() {
  const { contact: words } = useMessages(outcomeMessages);
  const office = useOffice();
  if (!office) return null;

  return (
    <address className="u:grid u:justify-items-start u:gap-1 u:not-italic">
      <OfficeLines />
      <p>
        {words.letter} {office.office_name}, {office.office_address}
      </p>
    </address>
  );
}
