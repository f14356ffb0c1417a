import type { LineDecision } from '@urzad/grants';
import { IconButton, type SvgIcon } from '@urzad/ui';
import { ChartPie, Check, X } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { decisionMessages } from '../messages/decisions';

interface VerdictButtonsProps {
  /** The line, as its heading names it. */
  line: string;
  decision: LineDecision | null;
  /** The decision whose form is open. */
  opened: LineDecision | undefined;
  /** Nothing of the line is refunded by the rules, so no part of it can be. */
  isNothing: boolean;
  onChoose: (decision: LineDecision) => void;
}

const VERDICTS: readonly { decision: LineDecision; icon: SvgIcon; key: string; on: string }[] = [
  {
    decision: 'OK',
    icon: Check,
    key: 'T',
    on: 'u:border-success-border u:bg-success-surface-strong u:text-success-text',
  },
  {
    decision: 'CZESC',
    icon: ChartPie,
    key: 'C',
    on: 'u:border-warning-border u:bg-warning-surface-strong u:text-warning-text',
  },
  { decision: 'NIE', icon: X, key: 'N', on: 'u:border-error-border u:bg-error-surface u:text-error-text' },
];

/** Accepted in full, in part, or not: three buttons, of which the present decision is pressed. */
export function VerdictButtons({ line, decision, opened, isNothing, onChoose }: VerdictButtonsProps) {
  const words = useMessages(decisionMessages);
  const labels = { OK: words.accept, CZESC: words.part, NIE: words.refuse };

  return (
    <fieldset className="u:flex u:flex-none u:gap-1">
      <legend className="u:sr-only">{words.verdictOn(line)}</legend>
      {VERDICTS.map(({ decision: one, icon, key, on }) => (
        <IconButton
          key={one}
          size="sm"
          icon={icon}
          label={words.of(labels[one], line)}
          data-verdict={one}
          disabled={one === 'CZESC' && isNothing}
          aria-pressed={decision === one}
          aria-expanded={one === 'OK' ? undefined : opened === one}
          aria-keyshortcuts={key}
          className={`u:border-control u:forced-colors:aria-pressed:outline-2 ${decision === one || opened === one ? on : 'u:border-line-strong u:bg-surface'}`}
          onClick={() => onChoose(one)}
        />
      ))}
    </fieldset>
  );
}
