import type { Contract } from '@urzad/contract';
import { Alert } from '@urzad/ui';
import { DocumentList } from '#shared/entities/documents/document-list';
import { useMessages } from '#shared/i18n/messages';
import { signMessages } from '../messages/sign';

/** A contract that does not wait for its parent: signed by them, in force, or ended. */
export function SignedNotice({ contract }: { contract: Contract }) {
  const words = useMessages(signMessages);
  const { status, documents } = contract;
  const isSigned = status === 'to_office';
  const isActive = status === 'active' || status === 'suspended';

  return (
    <div className="u:grid u:max-w-text u:gap-6">
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
      {!isSigned && !isActive && (
        <Alert kind="info" title={words.endedTitle}>
          {words.endedText}
        </Alert>
      )}
      <DocumentList documents={documents} />
    </div>
  );
}
