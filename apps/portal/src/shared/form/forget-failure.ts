import { createContext, useContext } from 'react';

/** Removes what the form around says about its last request, which the next step has made out of date. */
export const ForgetFailure = createContext<() => void>(() => undefined);

export const useForgetFailure = () => useContext(ForgetFailure);
