import { ApiFailure } from './api-failure';
import { failureOf } from './send';

/**
 * The bytes of a signed address. It needs no token; after ten minutes the server answers 403, and the caller requests
 * a new address.
 */
export async function download(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address).catch(() => {
    throw new ApiFailure('network', undefined, 0);
  });
  if (!response.ok) throw failureOf(response, undefined);

  return response.arrayBuffer();
}
