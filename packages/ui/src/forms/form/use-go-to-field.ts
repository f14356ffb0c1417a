import { useFormLink } from './form-context';

/**
 * Moves the focus to a field from outside the form, such as from a link in the address: opens the closed parts around
 * it. Resolves to `false` when the form has no such field.
 */
export function useGoToField(): (name: string) => Promise<boolean> {
  const { goTo } = useFormLink();

  return (name) => goTo([name]);
}

/** Empties a field, focuses it, and marks it as untouched. After a code was mailed again the typed one is useless. */
export function useAskAgain(): (name: string) => void {
  const { store, setValue, goTo } = useFormLink();

  return (name) => {
    store.askAgain(name);
    setValue(name, '');
    void goTo([name]);
  };
}
