import type { FieldErrorCode } from '@urzad/domain';

/**
 * Sends the answers. Errors that only the server can find come back by the names of their fields; anything
 * else is a failure, and the form keeps what was typed.
 * @param key the same for each attempt with these answers: the server carries out the first one, and answers
 *   a later one with what it answered then
 */
export async function sendApplication(
  answers: string,
  key: string,
): Promise<Record<string, FieldErrorCode> | undefined> {
  const response = await fetch('/api/applications', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: answers,
  });
  if (response.status === 422) return (await response.json()).errors;
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);

  return undefined;
}
