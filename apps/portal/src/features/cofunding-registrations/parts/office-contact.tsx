import { phoneHref, TextLink } from '@urzad/ui';
import { Mail, Phone } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages';
import { useOffice, useOfficeHours } from '../../../shared/system/use-office';
import { outcomeMessages } from '../outcome-messages';

/** How to reach the office where the portal has no way of its own yet: phone, mail, letter. */
export function OfficeContact() {
  const { contact: words } = useMessages(outcomeMessages);
  const office = useOffice();
  const hours = useOfficeHours();
  if (!office) return null;
  const [phone] = office.office_phones;

  return (
    <address className="grid justify-items-start gap-1 not-italic">
      {phone && (
        <TextLink href={phoneHref(phone)} icon={Phone} variant="standalone" className="figures">
          {phone}
        </TextLink>
      )}
      {phone && hours && <p className="figures text-sm text-muted">{hours}</p>}
      <TextLink
        href={`mailto:${office.office_mail}`}
        icon={Mail}
        variant="standalone"
        className="wrap-anywhere"
      >
        {office.office_mail}
      </TextLink>
      <p>
        {words.letter} {office.office_name}, {office.office_address}
      </p>
    </address>
  );
}
