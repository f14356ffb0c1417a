import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { Button, Card, useLocale } from '@urzad/ui';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import type { Me } from '#shared/session/me';
import { useActing } from '#shared/session/use-acting';
import { ownAccountMessages } from '../messages/own-account';
import { MailPanel } from './mail-panel';
import { PasswordPanel } from './password-panel';

export interface SignInWaysProps {
  me: Me;
  today: IsoDate;
}

/** "Logowanie": by what the person signs in, a row each. Not for who acts for them, who may change none of it. */
export function SignInWays({ me: { mail, user }, today }: SignInWaysProps) {
  const words = useMessages(ownAccountMessages);
  const locale = useLocale();
  const [open, setOpen] = useState<'mail' | 'password'>();
  const changed = user.pass_changed && warsawDate(new Date(user.pass_changed));
  const close = (isOpen: boolean) => setOpen(isOpen ? open : undefined);
  const isActing = useActing() !== undefined;
  if (isActing) return null;

  return (
    <Card>
      <h2 className="u:text-lg">{words.signIn}</h2>
      <Way name={words.mail} text={mail} onChange={() => setOpen('mail')} />
      <Way
        name={words.password}
        text={changed && words.passwordChanged(dateText(changed, { today, locale }))}
        onChange={() => setOpen('password')}
      />
      <MailPanel open={open === 'mail'} onOpenChange={close} mail={mail} />
      <PasswordPanel open={open === 'password'} onOpenChange={close} mail={mail} />
    </Card>
  );
}

interface WayProps {
  name: string;
  text: ReactNode;
  onChange: () => void;
}

function Way({ name, text, onChange }: WayProps) {
  const words = useMessages(ownAccountMessages);

  return (
    <div className="u:flex u:items-center u:gap-4 u:border-b u:border-line u:py-3 u:last:border-b-0">
      <div className="u:min-w-0 u:flex-1">
        <h3 className="u:text-md">{name}</h3>
        {text && <p className="u:text-sm u:wrap-anywhere u:text-muted">{text}</p>}
      </div>
      <Button variant="quiet" size="sm" onClick={onChange}>
        <span className="u:part">{words.change}</span>
        <span className="u:sr-only">{` ${name}`}</span>
      </Button>
    </div>
  );
}
