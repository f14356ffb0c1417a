import { useFormLink } from './form-context';

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
