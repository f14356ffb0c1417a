import { use, useEffect } from 'react';
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
