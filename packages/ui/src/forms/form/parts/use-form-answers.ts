import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useFormLink } from '../form-context';
import { isSameAnswer } from '../store/server-faults';

/**
 * A value computed from all answers: text, or a list or record of texts. Only the calling component renders, and only
 * when the value changes.
 */
export function useFormAnswers<Values, Found>(read: (values: Values) => Found): Found {
  const { follow, currentValues } = useFormLink();
  const listen = useCallback((changed: () => void) => follow(undefined, changed), [follow]);
  const known = useRef<Found>(undefined);
  const get = () => {
    // The form does not know the types of its fields; the caller states them.
    const found = read(currentValues() as Values);
    if (known.current === undefined || !isSameAnswer(known.current, found)) known.current = found;
    return known.current;
  };

  return useSyncExternalStore(listen, get, get);
}
