import { use, useEffect, useEffectEvent } from 'react';
import { type BusyReason, FormContext } from './form-context';

/**
 * Tells the form around a field, if there is one, why the value of the field is not whole yet: the form is not submitted
 * before that.
 */
export function useBusyField(name: string | undefined, reason: BusyReason | undefined) {
  const setBusy = use(FormContext)?.setBusy;

  useEffect(() => {
    if (!reason || !setBusy || name === undefined) return undefined;
    setBusy(name, reason);
    return () => setBusy(name, undefined);
  }, [name, reason, setBusy]);
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
