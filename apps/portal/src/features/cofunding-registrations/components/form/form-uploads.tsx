import type { ReactNode } from 'react';
import { AttachmentsContext, UploadEngineContext } from '../../logic/form/uploads-context';
import { useFormUploads } from '../../logic/form/use-attachments';

/** Sends the files of the form as long as it is open, whatever step is shown. Their progress does not render the form. */
export function FormUploads({ children }: { children: ReactNode }) {
  const uploads = useFormUploads();

  return (
    <UploadEngineContext value={uploads.engine}>
      <AttachmentsContext value={uploads}>{children}</AttachmentsContext>
    </UploadEngineContext>
  );
}
