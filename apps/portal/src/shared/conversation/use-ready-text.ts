import { formOf, useGoToField } from '@urzad/ui';
import { withReadyText } from './reply-values';

const { useCurrentValues, useSetValue } = formOf<{ body: string }>();

/** Puts a prepared text where the field `body` is written on, above a quoted letter, and goes there. */
export function useReadyText(): (text: string) => void {
  const valuesNow = useCurrentValues();
  const setValue = useSetValue();
  const goToField = useGoToField();

  return (ready) => {
    const { text, caret } = withReadyText(valuesNow().body, ready);
    setValue('body', text);
    void goToField('body').then(() => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, caret);
    });
  };
}
