import { isImageName } from '@urzad/domain';
import type { Upload } from '../upload-engine/upload';
import type { StoredFile } from './stored-file';

/** One file of the extended value of a field (Spec §3). */
export interface FileFacts {
  /** The name on the server; of a file that is on its way, the name that the person gave. */
  filename: string;
  /** The address of the file; empty until it is stored. */
  url: string;
  /** When it was stored, as an ISO timestamp; empty until then, and where that is not known. */
  upload_date: string;
  /**
   * Empty without a failure, else a code of Spec §8, of which `size` is also told of an empty file, `file_object` of a
   * folder and `denied` of a file over the maximum. Of a picture `image parsing` while its size is being read, and
   * `parsing image size` where that cannot be read.
   */
  error: string;
  /** Percent, 0-100. */
  progress: number;
  /** Whether the server has the file. */
  success: boolean;
  /** The type that the browser reported, often empty. */
  type: string;
  /** Of a picture, in pixels, upright as it is shown; 0 where it is not known. */
  width: number;
  /** Of a picture, in pixels, upright as it is shown; 0 where it is not known. */
  height: number;
}

/** The size of a picture, or why it is not known. */
export type PictureFacts = Pick<FileFacts, 'width' | 'height' | 'error'>;

/** What Spec §5 says of a picture whose size cannot be read. */
const UNREADABLE: PictureFacts = { width: 0, height: 0, error: 'parsing image size' };

/** What Spec §8 says of a picture while its size is being read. */
export const BEING_READ: PictureFacts = { width: 0, height: 0, error: 'image parsing' };

const NO_PICTURE: PictureFacts = { width: 0, height: 0, error: '' };

/** A stored file. */
export function factsOfStored(
  { filename, url = '', upload_date = '', type = '' }: StoredFile,
  picture: PictureFacts = NO_PICTURE,
): FileFacts {
  return { filename, url, upload_date, progress: 100, success: true, type, ...picture };
}

/** A file that is on its way, or failed. */
export function factsOfUpload({ name, progress, type, failure, phase }: Upload): FileFacts {
  const error = failure?.code ?? (phase === 'error' ? 'denied' : '');
  return { ...NO_PICTURE, filename: name, url: '', upload_date: '', error, progress, success: false, type };
}

/** Reads the size of a picture of this device, as it is shown: turned by what the camera noted. */
export async function pictureFacts(file: File): Promise<PictureFacts> {
  if (!isImageName(file.name)) return NO_PICTURE;
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight, error: '' };
  } catch {
    return UNREADABLE;
  } finally {
    URL.revokeObjectURL(address);
  }
}
