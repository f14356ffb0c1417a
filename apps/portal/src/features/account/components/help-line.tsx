import { Icon, phoneHref, TextLink } from '@urzad/ui';
import { CircleHelp } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { useOffice, useOfficeHours } from '#shared/system/use-office';
import { signInMessages } from '../messages/sign-in';

/** The phone of the office, for people who cannot sign in, or what the title says. */
export function HelpLine({ title }: { title?: string | undefined }) {
  const { help } = useMessages(signInMessages);
  const phone = useOffice()?.office_phones[0];
  const hours = useOfficeHours();
  if (!phone) return null;

  return (
    <p className="u:flex u:gap-3 u:text-sm">
      <Icon of={CircleHelp} size="1.6em" className="u:text-accent-text" />
      <span>
        <strong className="u:block u:font-semibold">{title ?? help.title}</strong>
        <span className="u:text-muted">
          {help.call} <TextLink href={phoneHref(phone)}>{phone}</TextLink>
          {hours && <span>{`, ${hours}`}</span>}
        </span>
      </span>
    </p>
  );
}
