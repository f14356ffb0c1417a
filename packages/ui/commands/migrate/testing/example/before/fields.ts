import { fromPasted, isPesel, refundFor } from '@urzad/domain';
export { FormField, Form } from '@urzad/ui';
export type { AmountTile } from '@urzad/ui';

export const phone = (text: string) => (isPesel(text, '2026-11-23') ? refundFor(text) : fromPasted(text));
