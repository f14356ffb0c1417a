import type { CoFunding } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { Alert, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { coFundingsMessages } from '../messages/co-fundings';

/** A co-funding that an annex replaced, and the one that goes on in its place. */
export function ReplacedNotice({ next }: { next: NonNullable<CoFunding['next']> }) {
  const { replaced: words } = useMessages(coFundingsMessages);
  const locale = useLocale();

  return (
    <Alert kind="info" title={words.title}>
      <p>{words.text(longDateText(next.date_from, locale))}</p>
      <p>
        <TextLink href={paths.coFunding(next.id)}>{words.show(next.number)}</TextLink>
      </p>
    </Alert>
  );
}
