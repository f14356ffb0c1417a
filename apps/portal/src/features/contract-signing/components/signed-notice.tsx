import type { Contract } from '@urzad/contract';
import { longDateText, optionText } from '@urzad/domain';
import { RETURN_REASON } from '@urzad/grants';
import { Alert, useLocale } from '@urzad/ui';
import { DocumentList } from '#shared/entities/documents/document-list';
import { useLibrary } from '#shared/entities/libraries/use-library';
import { useMessages } from '#shared/i18n/messages';
import { signMessages } from '../messages/sign';

/** A contract that does not wait for its parent: signed by them, on paper too, in force, or ended. */
export function SignedNotice({ contract }: { contract: Contract }) {
  const words = useMessages(signMessages);
  const locale = useLocale();
  const { named: reasons } = useLibrary('RETURN_REASON', RETURN_REASON);
  const { status, documents, paper, return_reason, return_note } = contract;
  const isReturned = status === 'draft' && return_reason !== null;
  const isSigned = status === 'to_office';
  const isActive = status === 'active' || status === 'suspended';

  return (
    <div className="u:grid u:max-w-text u:gap-6">
      {paper && (
        <Alert kind="success" title={words.onPaper}>
          {words.onPaperText(longDateText(paper.member_date, locale))}
        </Alert>
      )}
      {isSigned && (
        <Alert kind="success" title={words.doneTitle}>
          {words.doneText}
        </Alert>
      )}
      {isActive && (
        <Alert kind="success" title={words.activeTitle}>
          {words.activeText}
        </Alert>
      )}
      {isReturned && (
        <Alert kind="info" title={words.returnedTitle}>
          {words.returnedText(
            optionText(reasons, return_reason, locale).toLowerCase(),
            withStop(return_note ?? ''),
          )}
        </Alert>
      )}
      {!isSigned && !isActive && !isReturned && !paper && (
        <Alert kind="info" title={words.endedTitle}>
          {words.endedText}
        </Alert>
      )}
      <DocumentList documents={documents} />
    </div>
  );
}

/** A sentence of an officer, before another one. */
function withStop(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
