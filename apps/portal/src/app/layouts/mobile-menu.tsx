import { Icon, type MenuItem, phoneHref, TextLink } from '@urzad/ui';
import { MenuPanel } from '@urzad/ui/layouts';
import { Mail, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#shared/session/session-store';
import { useOffice, useOfficeHours } from '#shared/system/use-office';
import { LanguageButton } from './language-button';

export interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly MenuItem[];
  /** The address of the instruction, on the pages of citizens. */
  instruction?: string;
}

/** The menu, the language and the contact of the office, for screens too narrow for a row. */
export function MobileMenu({ open, onOpenChange, items, instruction }: MobileMenuProps) {
  const { pathname } = useLocation();
  const privileges = useSession(({ me }) => me?.privileges);

  return (
    <MenuPanel
      open={open}
      onOpenChange={onOpenChange}
      items={items}
      path={pathname}
      privileges={privileges}
      instruction={instruction}
    >
      <div className="u:mt-2 u:border-t u:border-line u:pt-2">
        <LanguageButton looks="name" onChosen={() => onOpenChange(false)} />
      </div>
      <OfficeLines />
    </MenuPanel>
  );
}

function OfficeLines() {
  const office = useOffice();
  const hours = useOfficeHours();
  if (!office) return null;

  return (
    <div className="u:mt-2 u:grid u:gap-1 u:border-t u:border-line u:px-2 u:pt-4 u:text-sm u:text-muted">
      <p className="u:font-semibold u:text-ink">{office.office_name}</p>
      <p>{office.office_address}</p>
      <p>
        <Icon of={Mail} /> <TextLink href={`mailto:${office.office_mail}`}>{office.office_mail}</TextLink>
      </p>
      <p className="u:flex u:flex-wrap u:items-center u:gap-x-3">
        <Icon of={Phone} />
        {office.office_phones.map((phone) => (
          <TextLink key={phone} href={phoneHref(phone)} className="u:py-1">
            {phone}
          </TextLink>
        ))}
      </p>
      {hours && <p className="u:figures">{hours}</p>}
    </div>
  );
}
