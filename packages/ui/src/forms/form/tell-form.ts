import { use, useEffect, useEffectEvent } from 'react';
import { FormContext } from './form-context';

/** Tells the form around a field, if there is one, that the answer is still on its way: it is not sent before. */
export function useBusyField(name: string | undefined, isBusy: boolean) {
  const setBusy = use(FormContext)?.setBusy;

  useEffect(() => {
    if (!isBusy || !setBusy || name === undefined) return undefined;
    setBusy(name, true);
    return () => setBusy(name, false);
  }, [name, isBusy, setBusy]);
}

/** Tells the form around a field, if there is one, how long its text may be: one that is longer is not sent. */
export function useLengthLimit(name: string | undefined, max: number | undefined, isTooLong: () => boolean) {
  const limitLength = use(FormContext)?.limitLength;
  const brokenLimit = useEffectEvent(() => (max !== undefined && isTooLong() ? max : undefined));

  useEffect(() => {
    if (!limitLength || name === undefined) return undefined;
    return limitLength(name, () => brokenLimit());
  }, [name, limitLength]);
}
