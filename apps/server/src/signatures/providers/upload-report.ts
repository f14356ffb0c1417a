import type { UploadVerdict } from '@urzad/contract';
import type { DocumentVerdict, SignatureVerdict } from '../signature-verdict';

/** The verdict on a file and whose signature it has; `signatures` are those that were added to the document. */
export interface UploadReport extends Omit<DocumentVerdict, 'signatures'> {
  owner: UploadVerdict['owner'];
  checked: Date;
  signatures: SignatureVerdict[];
}
