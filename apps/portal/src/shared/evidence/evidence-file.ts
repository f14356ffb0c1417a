import { queryOptions } from '@tanstack/react-query';
import type { StripFile } from '@urzad/ui';
import { ADDRESS_FRESH_MS } from '../http/address-fresh-ms';
import { ApiFailure } from '../http/api-failure';
import { download } from '../http/download';

/** A file and its signed address, which expires. */
export interface EvidenceAddress {
  /** Unique among the files of the object: `attachment-12`, `document-3`. */
  key: string;
  url: string;
}

/** A file that answers or amounts are compared with. */
export interface EvidenceFile extends EvidenceAddress {
  /** The file name, whose extension decides how it is shown. */
  fileName: string;
  downloadUrl: string;
  strip: StripFile;
}

/** Where the files are from. */
export interface EvidenceSource {
  /** The object, as the beginning of the keys of its addresses: `['claim-file', 7]`. */
  of: readonly (string | number)[];
  /** The files of the object with new addresses. */
  findAddresses: () => Promise<readonly EvidenceAddress[]>;
}

/** The address of one file, unchanged while it is shown: a new one would load the picture again. */
export function fileAddressQuery(source: EvidenceSource, file: EvidenceAddress) {
  return queryOptions({
    queryKey: [...source.of, file.key],
    queryFn: () => freshAddress(source, file.key),
    initialData: file.url,
    staleTime: ADDRESS_FRESH_MS,
    refetchOnWindowFocus: false,
  });
}

/** The bytes of a file, by a new address when the known one has expired. */
export async function fileBytes(source: EvidenceSource, file: EvidenceAddress): Promise<ArrayBuffer> {
  try {
    return await download(file.url);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 403) throw error;
    return download(await freshAddress(source, file.key));
  }
}

async function freshAddress({ findAddresses }: EvidenceSource, key: string): Promise<string> {
  const found = (await findAddresses()).find((file) => file.key === key);
  if (!found) throw new ApiFailure('object-no-exist', undefined, 404);

  return found.url;
}
