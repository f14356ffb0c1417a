import type { Claim } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { Alert, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';

/** What was written about the claim: by who approves it, by the office to the parent, and by the parent. */
export function ClaimNotes({ claim }: { claim: Claim }) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const { status, back_note, reject_reason, correction_note, correction_to, note } = claim;

  return (
    <>
      {back_note && status === 'verification' && (
        <Alert kind="warning" title={words.backNote}>
          {back_note}
        </Alert>
      )}
      {reject_reason && (
        <Alert kind="info" title={words.rejectReason}>
          {reject_reason}
        </Alert>
      )}
      {correction_note && status === 'to_correct' && (
        <Alert kind="info" title={words.correctionNote}>
          <p>{correction_note}</p>
          {correction_to && <p>{words.correctionTo(longDateText(correction_to, locale))}</p>}
        </Alert>
      )}
      {note && (
        <Alert kind="info" title={words.note}>
          {note}
        </Alert>
      )}
    </>
  );
}
