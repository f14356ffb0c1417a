import { phoneHref, TextLink } from '@urzad/ui';
import { Mail, Phone } from 'lucide-react';
import { useOffice, useOfficeHours } from './use-office';

/** Phone with its hours and e-mail address of the office, line by line. Nothing until it is loaded. */
export function OfficeLines() {
  const office = useOffice();
  const hours = useOfficeHours();
  if (!office) return null;
  const [phone] = office.office_phones;

  return (
    <>
      {phone && (
        <TextLink href={phoneHref(phone)} icon={Phone} variant="standalone" className="u:figures">
          {phone}
        </TextLink>
      )}
      {phone && hours && <p className="u:figures u:text-sm u:text-muted">{hours}</p>}
      <TextLink
        href={`mailto:${office.office_mail}`}
        icon={Mail}
        variant="standalone"
        className="u:wrap-anywhere"
      >
        {office.office_mail}
      </TextLink>
    </>
  );
}
