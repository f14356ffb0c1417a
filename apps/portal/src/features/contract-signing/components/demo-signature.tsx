import { useMutation } from '@tanstack/react-query';
import type { ContractToSign, OfficeDocument } from '@urzad/contract';
import { Alert, Button } from '@urzad/ui';
import { FlaskConical } from 'lucide-react';
import { FormFailure } from '#shared/form/form-failure';
import { download } from '#shared/http/download';
import { saveFile } from '#shared/http/save-file';
import { useMessages } from '#shared/i18n/messages';
import { signInDemo } from '../api';
import { bytesOf, textOf } from '../logic/base64';
import { signMessages } from '../messages/sign';

export interface DemoSignatureProps {
  toSign: ContractToSign;
  document: OfficeDocument;
  onSigned: () => void;
}

/** In a demo only: signs under the authority that the demo made itself, and says so. */
export function DemoSignature({ toSign, document, onSigned }: DemoSignatureProps) {
  const words = useMessages(signMessages);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const signed = await signInDemo(textOf(await download(document.url)));
      const number = toSign.contract.number.replaceAll('/', '-');
      saveFile(words.signedName(number), bytesOf(signed), 'application/pdf');
    },
    onSuccess: onSigned,
  });

  return (
    <Alert
      kind="info"
      title={words.demoTitle}
      actions={
        <Button icon={FlaskConical} loading={isPending} onClick={() => mutate()}>
          {words.demoAction}
        </Button>
      }
    >
      <p>{words.demoText}</p>
      {error && <FormFailure title={words.demoFailed} error={error} />}
    </Alert>
  );
}
