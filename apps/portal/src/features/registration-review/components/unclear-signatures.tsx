import type { Registration } from '@urzad/contract';
import { Alert, Card } from '@urzad/ui';
import { BadgeCheck } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { SignatureVerdict } from '#shared/entities/signatures/signature-verdict';
import { useMessages } from '#shared/i18n/messages';
import { ReasonStep } from '#shared/object/reason-step';
import { confirmFormSignature } from '../api';
import { signatureMessages } from '../messages/signature';

interface UnclearSignaturesProps {
  registration: Registration;
}

/** Signatures that came from outside with an unclear verdict: who leads the application lets them count, or does not. */
export function UnclearSignatures({ registration }: UnclearSignaturesProps) {
  const { firstname, lastname, unclear_signatures: unclear } = registration;

  return unclear.map((one) => (
    <UnclearSignature
      key={one.id_document}
      registration={registration}
      unclear={one}
      signer={`${firstname} ${lastname}`.trim()}
    />
  ));
}

interface UnclearSignatureProps extends UnclearSignaturesProps {
  unclear: Registration['unclear_signatures'][number];
  signer: string;
}

function UnclearSignature({ registration, unclear, signer }: UnclearSignatureProps) {
  const words = useMessages(signatureMessages);
  const { id, row_version, status, documents, steps } = registration;
  const { id_document, verdict, confirmed } = unclear;
  const number = documents.find((document) => document.id === id_document)?.number ?? '';

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.title(number)}</h2>
      {verdict && <SignatureVerdict verdict={verdict} signer={signer} isOfOther />}
      {confirmed ? (
        <Alert kind="info">{words.confirmed(confirmed.name, confirmed.reason)}</Alert>
      ) : (
        <p>{status === 'documents_check' ? words.documentsWait : words.waits}</p>
      )}
      {!confirmed && steps.includes('confirmSignature') && (
        <div>
          <ReasonStep
            target={{ queries: ofRegistration, back: words.back, reasons: words.reasons }}
            words={{
              ...{ label: words.confirm, text: words.confirmText },
              ...{ done: words.done, refused: words.refused },
            }}
            explanation={{ label: words.reason, needed: words.reasonNeeded }}
            icon={BadgeCheck}
            send={(reason, key) =>
              confirmFormSignature(id, { row_version, id_document, reason: reason.trim() }, key)
            }
          />
        </div>
      )}
    </Card>
  );
}
