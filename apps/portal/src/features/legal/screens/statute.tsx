import { useQuery } from '@tanstack/react-query';
import type { CofundingCall, OfficeView } from '@urzad/contract';
import { type LegalSection, type StatuteFacts, statuteFactsOf, statutePl } from '@urzad/grants';
import { type Locale, PageHeading, useLocale } from '@urzad/ui';
import { callsQuery } from '#shared/entities/cofunding-calls/calls-query';
import { useCurrentCall } from '#shared/entities/cofunding-calls/use-current-call';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useAppName, useOffice } from '#shared/system/use-office';
import { AcceptanceAhead, AcceptStatute } from '../components/accept-statute';
import { LegalText } from '../components/legal-text';
import { legalMessages } from '../messages/legal';
import { statuteEn } from '../messages/statute.en';

const TEXTS: Record<Locale, (facts: StatuteFacts) => LegalSection[]> = { pl: statutePl, en: statuteEn };

/** The rules of the edition with the figures of the current call. */
export function Statute() {
  const { statute: words } = useMessages(legalMessages);
  const heading = useScreen(words.title);
  const calls = useQuery(callsQuery);
  const call = useCurrentCall(calls.data?.data ?? []);
  const office = useOffice();

  return (
    <div className="u:grid u:gap-7">
      <PageHeading ref={heading} title={words.title} lead={call && words.lead(call.edition, call.number)} />
      <AcceptanceAhead />
      <Loaded
        data={calls.data && office && { calls: calls.data.data, office }}
        error={calls.error}
        onRetry={() => void calls.refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {(known) => <Rules {...known} />}
      </Loaded>
      <AcceptStatute />
    </div>
  );
}

interface RulesProps {
  calls: readonly CofundingCall[];
  office: OfficeView;
}

function Rules({ calls, office }: RulesProps) {
  const { statute: words } = useMessages(legalMessages);
  const locale = useLocale();
  const appName = useAppName();
  const call = useCurrentCall(calls);
  if (!call) return <p>{words.none}</p>;

  return (
    <>
      {words.binding && <p className="u:text-muted">{words.binding}</p>}
      <LegalText sections={TEXTS[locale](statuteFactsOf({ appName, office, call }, locale))} />
    </>
  );
}
