import { useMutation } from '@tanstack/react-query';
import { demo, type OfficeDocument } from '@urzad/contract';
import { Alert, Button } from '@urzad/ui';
import { FlaskConical } from 'lucide-react';
import { FormFailure } from '../../form/form-failure';
import { download } from '../../http/download';
import { saveFile } from '../../http/save-file';
import { useMessages } from '../../i18n/messages';
import { request } from '../../session/client';
import { bytesOf, textOf } from './base64';
import { outsideMessages } from './outside-messages';

export interface DemoSignatureProps {
  document: OfficeDocument;
  /** The name of its file, without the ending. */
  fileName: string;
  onSigned: () => void;
}

/** In a demo only: signs under the authority that the demo made itself, and says so. */
export function DemoSignature({ document, fileName, onSigned }: DemoSignatureProps) {
  const words = useMessages(outsideMessages);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const pdf = textOf(await download(document.url));
      const signed = (await request(demo.sign, { body: { pdf } })).data.pdf;
      saveFile(words.signedName(fileName), bytesOf(signed), 'application/pdf');
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
