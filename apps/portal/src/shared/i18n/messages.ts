import { type LabelSet, useLabels } from '@urzad/ui';

/** The texts of one feature: `en` has exactly the keys of `pl` (checked by `satisfies`). */
export type Messages<Words> = LabelSet<Words>;

/** The texts of a feature in the language of the interface. */
export function useMessages<Words extends object>(messages: Messages<Words>): Words {
  return useLabels(messages);
}
