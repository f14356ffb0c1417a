import type { ContactMessage } from '@urzad/contract';
import { longDateText, warsawDate } from '@urzad/domain';
import { Alert, Card, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { contactDeskMessages } from '../messages/desk';

/** What the office did with it: its answer, the case that it became, or why it was closed. */
export function MessageOutcome({ message: { answer, officecase, reason } }: { message: ContactMessage }) {
  const words = useMessages(contactDeskMessages);
  const locale = useLocale();

  return (
    <>
      {answer && (
        <Card className="u:grid u:gap-2">
          <h2 className="u:text-lg">
            {words.answered(
              answer.officer?.name ?? words.office,
              longDateText(warsawDate(new Date(answer.date)), locale),
            )}
          </h2>
          <p lang="pl" className="u:whitespace-pre-line u:wrap-anywhere">
            {answer.body}
          </p>
        </Card>
      )}
      {officecase && (
        <Alert kind="success" title={words.officeCase}>
          <TextLink href={paths.officeCase(officecase.id)}>{officecase.sign}</TextLink>
        </Alert>
      )}
      {reason && (
        <Alert kind="info" title={words.closed}>
          <span lang="pl">{reason}</span>
        </Alert>
      )}
    </>
  );
}
