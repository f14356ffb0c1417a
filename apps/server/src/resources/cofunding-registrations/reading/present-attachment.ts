import type { Attachment } from '@urzad/contract';
import { codesOf } from '@urzad/domain';
import { FILE_KIND } from '@urzad/grants';
import {
  type AddressMaker,
  downloadAddressOf,
  type FileRow,
  fileAddressOf,
  thumbAddressOf,
} from '../../uploads/public';

interface Presenting {
  /** The file belongs to the last submitted version. */
  isSent: boolean;
  maker: AddressMaker;
}

export function presentAttachment(file: FileRow, { isSent, maker }: Presenting): Attachment {
  return {
    id: file.id,
    filename: file.filename,
    name: file.name,
    size: file.size,
    mime: file.mime,
    kind: codesOf(FILE_KIND).find((code) => code === file.kind) ?? 'INNY',
    create_date: file.create_date.toISOString(),
    is_sent: isSent ? 'yes' : 'no',
    url: fileAddressOf(maker, file),
    url_download: downloadAddressOf(maker, file.filename),
    thumb: thumbAddressOf(maker, file),
  };
}
