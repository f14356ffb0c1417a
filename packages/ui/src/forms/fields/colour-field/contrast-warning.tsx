import { contrast, isColour, isProjectColour, LEAST_CONTRAST } from '@urzad/domain';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../foundations/icon/icon';
import type { ColourFieldLabels } from './colour-field.labels';

export interface ContrastWarningProps {
  colour: string;
  words: ColourFieldLabels;
}

const LEAST = LEAST_CONTRAST.text.normal;

/** Warns that an own colour is hard to read. The colours of the project have a shade for every theme. */
export function ContrastWarning({ colour, words }: ContrastWarningProps) {
  const ratio = isColour(colour) && !isProjectColour(colour) ? contrast(colour, '#fff') : LEAST;
  // Rounded down, so that 4.49 is not shown as the required 4.5.
  const shown = Math.floor(ratio * 10) / 10;

  return (
    <p
      role="status"
      className="u:flex u:max-w-text u:items-start u:gap-2 u:text-sm u:text-warning-text u:not-empty:py-1"
    >
      {ratio < LEAST && (
        <>
          <Icon of={TriangleAlert} />
          <span className="u:min-w-0 u:flex-1">{words.weak(shown, LEAST)}</span>
        </>
      )}
    </p>
  );
}
