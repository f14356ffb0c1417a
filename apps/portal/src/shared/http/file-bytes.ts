import { ApiFailure } from './api-failure';
import { failureOf } from './send';

/** The bytes behind a signed address of a file or document. Such an address needs no headers (decisions.md 4). */
export async function fileBytes(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(url, signal ? { signal } : {});
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiFailure('network', undefined, 0);
  }
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => undefined));

  return response.arrayBuffer();
}
