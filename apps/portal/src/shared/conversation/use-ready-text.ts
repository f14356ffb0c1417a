import { formOf, useGoToField } from '@urzad/ui';
import { withReadyText } from './reply-values';

const { useCurrentValues, useSetValue } = formOf<{ body: string }>();

/** Puts a prepared text behind what was typed in the field `body`, and goes there. */
export function useReadyText(): (text: string) => void {
  const valuesNow = useCurrentValues();
  const setValue = useSetValue();
  const goToField = useGoToField();

  return (text) => {
    setValue('body', withReadyText(valuesNow().body, text));
    void goToField('body');
  };
}
