import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useFormLink } from './form-context';
import { isSameAnswer } from './form-store';

/**
 * Something small worked out from all the answers: text, or a list or record of texts. Only who asks renders again, and
 * only when it comes out different: a key in one field renders no other.
 */
export function useFormAnswers<Values, Found>(read: (values: Values) => Found): Found {
  const { follow, currentValues } = useFormLink();
  const listen = useCallback((changed: () => void) => follow(undefined, changed), [follow]);
  const known = useRef<Found>(undefined);
  const get = () => {
    // The form does not know the types of its fields; who asks says what they are.
    const found = read(currentValues() as Values);
    if (known.current === undefined || !isSameAnswer(known.current, found)) known.current = found;
    return known.current;
  };

  return useSyncExternalStore(listen, get, get);
}
