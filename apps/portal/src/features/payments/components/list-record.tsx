import type { PaymentList } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { PAYMENT_LIST_STATUSES } from '@urzad/grants';
import { Alert, Card, useLocale } from '@urzad/ui';
import { DocumentList } from '#shared/entities/documents/document-list';
import { PAYMENT_LIST_STATUS_ICONS } from '#shared/entities/payments/payment-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline } from '#shared/object/status-timeline';
import { oneListMessages } from '../messages/one-list';

/** Statuses that a list has only after its approval. */
const SEALED: readonly PaymentList['status'][] = ['approved', 'exported', 'booked'];

/** Why the list is where it is. */
export function ListNotes({ list: { back_note, cancel_reason, booked_date } }: { list: PaymentList }) {
  const words = useMessages(oneListMessages);
  const locale = useLocale();
  if (!back_note && !cancel_reason && !booked_date) return null;

  return (
    <>
      {back_note && (
        <Alert kind="warning" title={words.backNote}>
          {back_note}
        </Alert>
      )}
      {cancel_reason && (
        <Alert kind="info" title={words.cancelled}>
          <span lang="pl">{cancel_reason}</span>
        </Alert>
      )}
      {booked_date && <Alert kind="success">{words.booked(longDateText(booked_date, locale))}</Alert>}
    </>
  );
}

/** The sealed document of the list, and its course. */
export function ListRecord({ list: { status, documents, history } }: { list: PaymentList }) {
  const words = useMessages(oneListMessages);

  return (
    <>
      {(documents.length > 0 || SEALED.includes(status)) && (
        <Card className="u:grid u:gap-3">
          <h2 className="u:text-lg">{words.document}</h2>
          {documents.length === 0 && <p className="u:text-muted">{words.documentSoon}</p>}
          <DocumentList documents={documents} />
        </Card>
      )}
      <Card className="u:grid u:gap-4">
        <h2 className="u:text-lg">{words.history}</h2>
        <StatusTimeline
          history={history}
          statuses={PAYMENT_LIST_STATUSES}
          icons={PAYMENT_LIST_STATUS_ICONS}
        />
      </Card>
    </>
  );
}
