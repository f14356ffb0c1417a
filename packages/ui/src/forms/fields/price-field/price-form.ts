import { formatMoney, parsePrice, tidyText, toPriceText } from '@urzad/domain';
import type { ValueForm } from '../../field/use-hidden-value';

/** `1 140,5` is shown as `1 140,50`, with the value `1140.50` (Spec §5). The unit is beside the text field, not in it. */
export const priceForm: ValueForm = {
  read: (text) => {
    const grosze = parsePrice(text);
    return grosze === undefined ? tidyText(text) : toPriceText(grosze);
  },
  write: (value) => {
    const grosze = parsePrice(value);
    return grosze === undefined ? value : formatMoney(grosze).replace(/\s*zł$/, '');
  },
};
