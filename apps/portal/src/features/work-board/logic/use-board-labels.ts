import { BOARD_LABEL } from '@urzad/grants';
import { type StatusColor, useLocale } from '@urzad/ui';
import { useLibrary } from '#shared/entities/libraries/use-library';

export interface BoardLabel {
  code: string;
  name: string;
  colour: StatusColor;
}

/** The labels of the office: what may be chosen, and the words and colours of all. */
export function useBoardLabels(): {
  offered: readonly BoardLabel[];
  of: (codes: readonly string[]) => BoardLabel[];
} {
  const { named, offered } = useLibrary('BOARD_LABEL', BOARD_LABEL);
  const locale = useLocale();
  const labelOf = ({ code, color, ...names }: (typeof named)[number]): BoardLabel => ({
    ...{ code, name: names[locale], colour: color ?? 'grey' },
  });

  return {
    offered: offered.map(labelOf),
    of: (codes) => named.filter(({ code }) => codes.includes(code)).map(labelOf),
  };
}
