import { Icon, phoneHref, type SvgIcon, TextLink } from '@urzad/ui';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useOffice, useOfficeHours } from '#shared/system/use-office';
import { contactMessages } from '../messages/contact';

/** Call, write or come. */
export function Ways() {
  const words = useMessages(contactMessages);
  const office = useOffice();
  const hours = useOfficeHours();
  if (!office) return null;
  const [street = '', ...town] = office.office_address.split(', ');

  return (
    <ul aria-label={words.ways} className="u:grid u:gap-3 u:tablet:grid-cols-3 u:tablet:gap-4">
      <Way icon={Phone} title={words.call}>
        {office.office_phones.map((phone, at) => (
          <TextLink key={phone} href={phoneHref(phone)} className={at === 0 ? BIG : 'u:py-1 u:text-sm'}>
            {phone}
          </TextLink>
        ))}
        {hours && <p className="u:w-full u:text-sm u:text-muted u:figures">{hours}</p>}
      </Way>
      <Way icon={Mail} title={words.write}>
        <a href="#formularz" className={`u:link-look ${BIG}`}>
          {words.formBelow}
        </a>
        <TextLink href={`mailto:${office.office_mail}`} className="u:py-1 u:text-sm u:wrap-anywhere">
          {office.office_mail}
        </TextLink>
        <p className="u:w-full u:text-sm u:text-muted">{words.answerDays}</p>
      </Way>
      <Way icon={MapPin} title={words.come}>
        <p className={BIG}>{street}</p>
        <p className="u:w-full u:text-sm u:text-muted">{town.join(', ')}</p>
        <p className="u:w-full u:text-sm u:text-muted">{office.office_name}</p>
      </Way>
    </ul>
  );
}

const BIG = 'u:w-full u:py-1 u:text-xl u:font-bold';

function Way({ icon, title, children }: { icon: SvgIcon; title: string; children: ReactNode }) {
  return (
    <li className="u:flex u:gap-4 u:rounded-lg u:border u:border-line u:bg-surface u:p-4 u:tablet:block u:tablet:p-5">
      <span className="u:grid u:size-11 u:flex-none u:place-items-center u:rounded-md u:bg-accent-subtle u:text-accent-text u:tablet:mb-3">
        <Icon of={icon} size="1.4em" />
      </span>
      <div className="u:min-w-0 u:flex-1">
        <h2 className="u:text-md">{title}</h2>
        <div className="u:flex u:flex-wrap u:gap-x-3">{children}</div>
      </div>
    </li>
  );
}
