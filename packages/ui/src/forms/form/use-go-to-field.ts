import { useFormLink } from './form-context';

/**
 * Leads to a field from outside the form, such as from a link in the address: opens whatever it lies in and moves the
 * focus to it. Answers `false` when the form has no such field.
 */
export function useGoToField(): (name: string) => Promise<boolean> {
  const { goTo } = useFormLink();

  return (name) => goTo([name]);
}

/**
 * Asks a field anew: empties it, leads to it, and says nothing of it until it is left or the form is sent. A code that was
 * mailed again makes what stands there useless.
 */
export function useAskAgain(): (name: string) => void {
  const { store, setValue, goTo } = useFormLink();

  return (name) => {
    store.askAgain(name);
    setValue(name, '');
    void goTo([name]);
  };
}
