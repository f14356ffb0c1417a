import { longDateText, timeText } from '@urzad/domain';
import { Alert, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useClaimEditor } from '../../logic/claim-editor';
import { claimFormMessages } from '../../messages/claim-form';
import { claimNoticeMessages } from '../../messages/claim-notices';

/** Above the form: what this browser had kept, and what the office asks to mend. */
export function ClaimNotices({ restored }: { restored: string | undefined }) {
  const words = useMessages(claimFormMessages);
  const { correction } = useMessages(claimNoticeMessages);
  const locale = useLocale();
  const { claim } = useClaimEditor();
  const { status, correction_to, correction_note } = claim;

  return (
    <div className="u:grid u:gap-4 u:empty:hidden">
      {restored && (
        <Alert kind="info" live title={`${words.restored} (${timeText(new Date(restored))})`}>
          {words.restoredText}
        </Alert>
      )}
      {status === 'to_correct' && correction_to && (
        <Alert kind="warning" title={correction.title(longDateText(correction_to, locale))}>
          {[correction_note, correction.text, correction.late].filter(Boolean).join(' ')}
        </Alert>
      )}
    </div>
  );
}
