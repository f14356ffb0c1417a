import type { Member } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { isLiveMember } from '@urzad/grants';
import { Alert, Card, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { exitMessages } from '../messages/exit';

/** The way out of the project, while the person takes part in it. */
export function ResignLink({ member: { id, status } }: { member: Member }) {
  const { resign: words } = useMessages(exitMessages);
  if (!isLiveMember(status)) return null;

  return (
    <Card className="u:grid u:justify-items-start u:gap-2">
      <h2 className="u:text-lg">{words.title}</h2>
      <p className="u:text-sm u:text-muted">{words.text}</p>
      <TextLink variant="standalone" href={paths.officeCaseNew('cofundingmember', id, 'REZYGNACJA')}>
        {words.action}
      </TextLink>
    </Card>
  );
}

/** Says that the participation has ended, and on which day. */
export function EndedAlert({ member: { status, end_date } }: { member: Member }) {
  const { ended: words } = useMessages(exitMessages);
  const locale = useLocale();
  if (status !== 'resigned' || end_date === null) return null;

  return (
    <Alert kind="info" title={words.title(longDateText(end_date, locale))}>
      {words.text}
    </Alert>
  );
}
