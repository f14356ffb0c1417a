import { useFormLink } from './form-context';

/**
 * Leads to a field from outside the form, such as from a link in the address: opens whatever it lies in and moves the
 * focus to it. Answers `false` when the form has no such field.
 */
export function useGoToField(): (name: string) => Promise<boolean> {
  const { goTo } = useFormLink();

  return (name) => goTo([name]);
}
