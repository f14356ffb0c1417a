import { type HeaderLink, Icon, Link, SideModal } from '@urzad/ui';
import { Files, House, Mail, Phone } from 'lucide-react';
import { useMessages } from '../../shared/i18n/messages';
import { paths } from '../../shared/paths';
import { useOffice } from '../../shared/system/use-office';
import { appMessages } from '../messages';
import { LanguageButton } from './language-button';

export interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  links: readonly HeaderLink[];
}

const ROW =
  'flex min-h-13 w-full items-center gap-3.5 rounded-sm px-2 text-left font-medium no-underline hover:bg-accent-subtle hover:text-accent-text';

/** The header's links, the language and the office, for screens too narrow for a row of links. */
export function MobileMenu({ open, onOpenChange, links }: MobileMenuProps) {
  const words = useMessages(appMessages);
  const close = () => onOpenChange(false);

  return (
    <SideModal open={open} onOpenChange={onOpenChange} title={words.menu} width="menu" footer={null}>
      <nav aria-label={words.menu}>
        <ul>
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={current ? 'page' : undefined}
                className={`${ROW} ${current ? 'bg-accent-subtle text-accent-text' : 'text-ink'}`}
                onClick={close}
              >
                <Icon of={href === paths.home ? House : Files} /> {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        <LanguageButton looks="name" onChosen={close} />
      </div>
      <OfficeLines />
    </SideModal>
  );
}

function OfficeLines() {
  const office = useOffice();
  if (!office) return null;

  return (
    <div className="mt-2 grid gap-1 border-t border-line px-2 pt-4 text-sm text-muted">
      <p className="font-semibold text-ink">{office.office_name}</p>
      <p>{office.office_address}</p>
      <p>
        <Icon of={Mail} />{' '}
        <a href={`mailto:${office.office_mail}`} className="link-look">
          {office.office_mail}
        </a>
      </p>
      <p>
        <Icon of={Phone} /> {office.office_phones[0]}
      </p>
    </div>
  );
}
