/**
 * 128 random bits as 32 hexadecimal digits: a name that nothing else has. `crypto.randomUUID` is missing on plain http, as an
 * office's own network may serve the portal; the source of its chance is there everywhere.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
