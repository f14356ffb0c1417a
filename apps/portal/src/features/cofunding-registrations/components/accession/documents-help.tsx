import type { Registration } from '@urzad/contract';
import { dayText } from '@urzad/domain';
import { accessionCertificates } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { Card, useLocale } from '@urzad/ui';
import { WriteToOffice } from '#shared/entities/office-cases/write-to-office';
import { useMessages } from '#shared/i18n/messages';
import { accessionMessages } from '../../messages/accession';
import { CertificateButton } from '../certificate-button';

/** Beside the documents: templates of certificates, and what to do when the time is too short. */
export function DocumentsHelp({ registration }: { registration: Registration }) {
  const words = useMessages(accessionMessages);
  const locale = useLocale();
  const { id, form, accession } = registration;
  const kinds = accessionCertificates(formOfDraft(form));

  return (
    <div className="u:grid u:gap-4">
      {kinds.length > 0 && (
        <Card className="u:grid u:gap-2">
          <h2 className="u:text-lg">{words.templates}</h2>
          {kinds.map((kind) => (
            <CertificateButton key={kind} kind={kind} id={id} />
          ))}
        </Card>
      )}
      {accession && (
        <Card className="u:grid u:justify-items-start u:gap-2">
          <h2 className="u:text-lg">{words.notInTime.title(dayText(accession.documents_to, locale))}</h2>
          <p className="u:text-sm u:text-muted">{words.notInTime.text}</p>
          <WriteToOffice id={id} variant="quiet" />
        </Card>
      )}
    </div>
  );
}
