import type { CofundingCall } from '@urzad/contract';
import { formatBytes } from '@urzad/domain';
import { isCertificateKind, requiredFileKinds } from '@urzad/grants';
import { EMPTY_REGISTRATION } from '@urzad/grants/schemas';
import { Card, CheckList, useLocale } from '@urzad/ui';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { useMessages } from '#shared/i18n/messages';
import { useFileLimit } from '#shared/system/use-file-limit';
import type { SelfCheck } from '../logic/self-check';
import { registrationMessages } from '../messages/registrations';
import { CertificateButton } from './certificate-button';

export interface NeededDocumentsProps {
  call: CofundingCall;
  answers: Pick<SelfCheck, 'labour_status' | 'care_form'>;
}

/** Documents to prepare; more exact with each answer. */
export function NeededDocuments({ call, answers: { labour_status, care_form } }: NeededDocumentsProps) {
  const { start: words } = useMessages(registrationMessages);
  const locale = useLocale();
  const kindName = useFileKindName();
  const { documents } = words;
  const kinds = requiredFileKinds({ ...EMPTY_REGISTRATION, labour_status });
  const limit = formatBytes(useFileLimit(), locale);
  const scans = kinds.map((kind) => documents.scan(kindName(kind), limit));

  return (
    <Card className="u:grid u:gap-2">
      <h2 className="u:text-lg">{words.documentsTitle}</h2>
      <CheckList
        marker="point"
        items={[
          documents.pesel,
          ...(scans.length > 0 ? scans : [documents.labour]),
          care_form === 'NIANIA' ? documents.nanny : documents.provider,
          documents.cost,
          documents.disability,
        ]}
      />
      {kinds.filter(isCertificateKind).map((kind) => (
        <CertificateButton key={kind} kind={kind} />
      ))}
      <p className="u:text-sm u:text-muted">{words.documentAge(call.params.labour_document_max_age_days)}</p>
    </Card>
  );
}
