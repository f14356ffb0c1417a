import { ApiFailure } from './api-failure';
import { failureOf } from './send';

/**
 * The bytes of a signed address as they come.
 * @throws ApiFailure when the answer is a refusal, and while it is read when the connection ends
 */
export async function downloadStream(
  address: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(address, { signal }).catch(() => {
    throw new ApiFailure('network', undefined, 0);
  });
  if (!response.ok || !response.body) throw failureOf(response, undefined);

  return chunksOf(response.body.getReader());
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiFailure('network', undefined, 0);
    });
    if (done) return;
    yield value;
  }
}

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
