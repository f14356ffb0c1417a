import { useState } from 'react';
import { newId } from '../new-id';

/**
 * One key for each instance of a form: pressing twice, or again after a lost answer, does the thing once. Take a new
 * one after each success (Order §1).
 */
export function useIdempotencyKey(): { key: string; renew: () => void } {
  const [key, setKey] = useState(newId);

  return { key, renew: () => setKey(newId()) };
}
