import { useQuery } from '@tanstack/react-query';
import { type Locale, PageHeading, Skeleton, useLocale } from '@urzad/ui';
import { callsQuery, currentCallOf } from '../../../shared/cofunding-calls/current-call';
import { LoadFailure } from '../../../shared/failures/load-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { useScreen } from '../../../shared/screen/use-screen';
import { useAppName, useOffice } from '../../../shared/system/use-office';
import { legalMessages } from '../messages';
import { AcceptStatute } from '../parts/accept-statute';
import { LegalText } from '../parts/legal-text';
import type { LegalSection } from '../texts/legal-text';
import { statuteEn } from '../texts/statute.en';
import { statutePl } from '../texts/statute.pl';
import { type StatuteFacts, statuteFactsOf } from '../texts/statute-facts';

const TEXTS: Record<Locale, (facts: StatuteFacts) => LegalSection[]> = { pl: statutePl, en: statuteEn };

/** The rules of the edition with the figures of the current call. */
export function Statute() {
  const { statute: words } = useMessages(legalMessages);
  const locale = useLocale();
  const heading = useScreen(words.title);
  const calls = useQuery(callsQuery);
  const call = currentCallOf(calls.data?.data ?? []);
  const office = useOffice();
  const appName = useAppName();

  return (
    <div className="grid max-w-form gap-7">
      <PageHeading ref={heading} title={words.title} lead={call && words.lead(call.edition, call.number)} />
      {calls.error && (
        <LoadFailure title={words.failed} error={calls.error} onRetry={() => void calls.refetch()} />
      )}
      {calls.isPending && <LoadingText />}
      {calls.data && !call && <p>{words.none}</p>}
      {call && office && (
        <>
          {words.binding && <p className="text-muted">{words.binding}</p>}
          <LegalText
            withContents
            sections={TEXTS[locale](statuteFactsOf({ appName, office, call }, locale))}
          />
        </>
      )}
      <AcceptStatute />
    </div>
  );
}

function LoadingText() {
  const { statute: words } = useMessages(legalMessages);

  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted">
        {words.loading}
      </p>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
