import { Card, CheckList, Icon, phoneHref, TextLink, useTypeset } from '@urzad/ui';
import { Phone } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { useOffice, useOfficeHours } from '#shared/system/use-office';
import { newMessages } from '../messages/new';

/** What happens once the case is sent, and whom to call when it cannot wait. */
export function AfterSending() {
  const words = useMessages(newMessages);
  const typeset = useTypeset();
  const phone = useOffice()?.office_phones[0];
  const hours = useOfficeHours();

  return (
    <>
      <Card className="u:grid u:gap-2">
        <h2 className="u:text-lg">{words.after}</h2>
        <CheckList marker="point" items={words.afterSteps.map((step) => typeset(step))} />
      </Card>
      {phone && (
        <p className="u:text-sm u:text-muted">
          <Icon of={Phone} /> {words.urgent}{' '}
          <TextLink href={phoneHref(phone)} className="u:figures">
            {phone}
          </TextLink>
          {hours && <span>{`, ${hours}`}</span>}
        </p>
      )}
    </>
  );
}
