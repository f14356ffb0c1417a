import { useState } from 'react';

/**
 * One key for each instance of a form: pressing twice, or again after a lost answer, does the thing once. Take a new
 * one after each success (decisions.md 1).
 */
export function useIdempotencyKey(): { key: string; renew: () => void } {
  const [key, setKey] = useState(newKey);

  return { key, renew: () => setKey(newKey()) };
}

function newKey(): string {
  return crypto.randomUUID();
}
