import type { AccessionFile, Registration } from '@urzad/contract';
import { formatBankAccount, longDateText, warsawDate } from '@urzad/domain';
import { childNamesOf } from '@urzad/grants';
import { Button, Card, DescriptionList, useLocale } from '@urzad/ui';
import { Check, Eye, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { AccessionFileBadge } from '#shared/entities/registrations/accession-file-badge';
import { useMessages } from '#shared/i18n/messages';
import { documentsCheckMessages } from '../messages/documents-check';
import { AcceptDocumentDialog } from './accept-document-dialog';
import { RejectDocumentDialog } from './reject-document-dialog';

interface DocumentsCheckProps {
  registration: Registration;
  onFileOpen: (key: string) => void;
}

/** The documents for the contract, each with its verdict; who leads the application gives it. */
export function DocumentsCheck({ registration, onFileOpen }: DocumentsCheckProps) {
  const words = useMessages(documentsCheckMessages);
  const { accession } = registration;
  if (!accession) return null;

  return (
    <section aria-label={words.title} className="u:grid u:gap-3 u:pt-4">
      <h2 className="u:text-lg">{words.title}</h2>
      <StageFacts registration={registration} accession={accession} />
      <ul className="u:grid u:gap-3">
        {accession.files.map((file) => (
          <CheckedDocument key={file.id} file={file} registration={registration} onFileOpen={onFileOpen} />
        ))}
      </ul>
    </section>
  );
}

interface StageFactsProps {
  registration: Registration;
  accession: NonNullable<Registration['accession']>;
}

function StageFacts({ accession }: StageFactsProps) {
  const words = useMessages(documentsCheckMessages);
  const locale = useLocale();
  const { documents_to, prolong_reason, sent_date, bank_account_number, is_signed } = accession;
  const day = longDateText(documents_to, locale);

  return (
    <DescriptionList
      items={[
        {
          term: words.sentAt,
          value: sent_date ? longDateText(warsawDate(new Date(sent_date)), locale) : words.notSent,
        },
        { term: words.to, value: prolong_reason ? words.prolonged(day, prolong_reason) : day },
        {
          term: words.account,
          value: bank_account_number ? (
            <span className="u:font-mono">{formatBankAccount(bank_account_number)}</span>
          ) : (
            words.noAccount
          ),
        },
        { term: words.personalData, value: is_signed === 'yes' ? words.isSigned : words.isNotSigned },
      ]}
    />
  );
}

interface CheckedDocumentProps extends DocumentsCheckProps {
  file: AccessionFile;
}

function CheckedDocument({ file, registration, onFileOpen }: CheckedDocumentProps) {
  const words = useMessages(documentsCheckMessages);
  const kindName = useFileKindName();
  const [opened, setOpened] = useState<'accept' | 'reject'>();
  const { id, kind, child, status, note } = file;
  const title = kindName(kind);
  const of = child === null ? '' : (childNamesOf(registration.form)[child] ?? '');
  const name = of ? `${title}, ${of}` : title;
  const mayCheck = registration.steps.includes('acceptDocuments');
  const dialog = { file, registration, name, onOpenChange: () => setOpened(undefined) };

  return (
    <li>
      <Card className="u:grid u:gap-2">
        <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-2">
          <h3 className="u:font-semibold">{name}</h3>
          <AccessionFileBadge status={status} />
        </div>
        {note && <p className="u:border-s-4 u:border-warning-text u:ps-3">{note}</p>}
        <div className="u:flex u:flex-wrap u:gap-2">
          <Button
            variant="quiet"
            icon={Eye}
            aria-label={words.showOf(name)}
            onClick={() => onFileOpen(`attachment-${id}`)}
          >
            {words.show}
          </Button>
          {mayCheck && (
            <>
              <Button
                icon={MessageSquareReply}
                aria-label={words.rejectOf(name)}
                onClick={() => setOpened('reject')}
              >
                {words.reject}
              </Button>
              <Button icon={Check} aria-label={words.acceptOf(name)} onClick={() => setOpened('accept')}>
                {words.accept}
              </Button>
            </>
          )}
        </div>
      </Card>
      {opened === 'accept' && <AcceptDocumentDialog {...dialog} />}
      {opened === 'reject' && <RejectDocumentDialog {...dialog} />}
    </li>
  );
}
