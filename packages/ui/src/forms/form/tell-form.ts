import { use, useEffect, useEffectEvent } from 'react';
import { FormContext } from './form-context';

/**
 * Tells the form around a field, if there is one, that an upload is running: the form is not submitted before its
 * end.
 */
export function useBusyField(name: string | undefined, isBusy: boolean) {
  const setBusy = use(FormContext)?.setBusy;

  useEffect(() => {
    if (!isBusy || !setBusy || name === undefined) return undefined;
    setBusy(name, true);
    return () => setBusy(name, false);
  }, [name, isBusy, setBusy]);
}

/** Tells the form around a field, if there is one, the largest length of its text: a longer one is not submitted. */
export function useLengthLimit(name: string | undefined, max: number | undefined, isTooLong: () => boolean) {
  const limitLength = use(FormContext)?.limitLength;
  const brokenLimit = useEffectEvent(() => (max !== undefined && isTooLong() ? max : undefined));

  useEffect(() => {
    if (!limitLength || name === undefined) return undefined;
    return limitLength(name, () => brokenLimit());
  }, [name, limitLength]);
}
