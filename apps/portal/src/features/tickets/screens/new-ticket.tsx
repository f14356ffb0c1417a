import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, PageHeading } from '@urzad/ui';
import { OwnerPart } from '#shared/acting/owner-part';
import { keptDraftQuery } from '#shared/drafts/kept-draft-query';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { NewTicketForm } from '../components/new-ticket-form';
import { ticketDraftKey } from '../logic/ticket-values';
import { newTicketMessages } from '../messages/new';
import { ticketMessages } from '../messages/ticket';

/** Asks the help desk. What is typed stays in this browser until it is sent. */
export function NewTicket() {
  const words = useMessages(newTicketMessages);
  const { list, loading, failed } = useMessages(ticketMessages);
  const heading = useScreen(words.title);
  const me = useSession((session) => session.me);
  const draftKey = ticketDraftKey(me?.id ?? 0);
  const kept = useQuery(keptDraftQuery(draftKey));
  const own = me?.perspective === 'citizen' ? paths.tickets : paths.ticketsAsked;

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        breadcrumbs={<Breadcrumbs items={[{ label: list, href: own }]} current={words.title} />}
      />
      <Loaded
        data={kept.data === undefined ? undefined : { kept: kept.data }}
        error={kept.error}
        onRetry={() => void kept.refetch()}
        loading={loading}
        failed={failed}
      >
        {(read) => (
          <OwnerPart act="write">
            <NewTicketForm kept={read.kept} draftKey={draftKey} />
          </OwnerPart>
        )}
      </Loaded>
    </div>
  );
}
