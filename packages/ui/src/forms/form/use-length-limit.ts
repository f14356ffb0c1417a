import { use, useEffect, useEffectEvent } from 'react';
import { FormContext } from './form-context';

/** Tells the form around a field, if there is one, how long its text may be: one that is longer is not sent. */
export function useLengthLimit(name: string | undefined, max: number | undefined, isTooLong: () => boolean) {
  const limitLength = use(FormContext)?.limitLength;
  const brokenLimit = useEffectEvent(() => (max !== undefined && isTooLong() ? max : undefined));

  useEffect(() => {
    if (!limitLength || name === undefined) return undefined;
    return limitLength(name, () => brokenLimit());
  }, [name, limitLength]);
}
