/**
 * 128 random bits as 32 hexadecimal digits: a unique id. `crypto.randomUUID` is missing on plain HTTP, by which an
 * office's own network may serve the portal; `getRandomValues` is not.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
