import { useMutation } from '@tanstack/react-query';
import { certificates } from '@urzad/contract';
import type { CertificateKind } from '@urzad/grants';
import { Button } from '@urzad/ui';
import { FileDown } from 'lucide-react';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { FormFailure } from '#shared/form/form-failure';
import { saveBase64 } from '#shared/http/save-file';
import { useMessages } from '#shared/i18n/messages';
import { request } from '#shared/session/client';
import { formMessages } from '../messages/form';

export interface CertificateButtonProps {
  kind: CertificateKind;
  /** The draft whose answers fill the form; without one the form is empty. */
  id?: number;
  /** Saves the typed answers before the form is filled in. */
  onBefore?: () => Promise<unknown>;
}

/** Downloads the form of a certificate, beside the field of the certificate. */
export function CertificateButton({ kind, id, onBefore }: CertificateButtonProps) {
  const { certificate: words } = useMessages(formMessages);
  const kindName = useFileKindName();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await onBefore?.();
      const { data } = await request(certificates.find, { query: { kind, ...(id !== undefined && { id }) } });
      saveBase64(data, 'application/pdf');
    },
  });

  return (
    <div className="u:grid u:justify-items-start u:gap-2">
      <Button
        variant="quiet"
        icon={FileDown}
        className="u:text-start"
        loading={isPending}
        onClick={() => mutate()}
      >
        {words.action(kindName(kind))}
      </Button>
      {error && <FormFailure title={words.failed} error={error} />}
    </div>
  );
}
