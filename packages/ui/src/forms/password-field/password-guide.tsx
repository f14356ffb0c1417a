import {
  type PasswordRequirements,
  type PasswordStrength,
  passwordRequirements,
  strengthOf,
} from '@urzad/domain';
import { CircleCheckBig, CircleDashed } from 'lucide-react';
import type { RefObject } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { useLiveText } from '../field/use-live-text';
import type { PasswordLabels } from './password-field.labels';

export interface PasswordGuideProps {
  control: RefObject<HTMLInputElement | null>;
  words: PasswordLabels;
}

/** The order of the list; the rule itself gives the names. */
const REQUIREMENTS = [
  'capital',
  'digit',
  'special',
  'length',
] as const satisfies readonly (keyof PasswordRequirements)[];

/** Strength and checklist, updated by typing. Renders alone. */
export function PasswordGuide({ control, words }: PasswordGuideProps) {
  const text = useLiveText(control);
  const met = passwordRequirements(text);

  return (
    <div className="grid gap-2 pt-0.5">
      <StrengthMeter strength={strengthOf(text)} words={words} />
      <p className="sr-only">{words.requirements}</p>
      <ul className="grid gap-1">
        {REQUIREMENTS.map((name) => (
          <li
            key={name}
            data-state={met[name] ? 'met' : 'unmet'}
            className={cn(met[name] && 'text-success-text')}
          >
            <Icon of={met[name] ? CircleCheckBig : CircleDashed} className="me-2" />
            {words[name]} <span className="sr-only">– {met[name] ? words.met : words.unmet}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LEVEL = { none: 0, weak: 1, medium: 2, strong: 3 } as const satisfies Record<PasswordStrength, number>;
const FILLS = {
  none: '',
  weak: 'border-error-border bg-error',
  medium: 'border-warning-border bg-warning',
  strong: 'border-success-border bg-success',
} as const satisfies Record<PasswordStrength, string>;
/** In forced colours full bars still differ from empty ones. */
const FILLED = 'forced-color-adjust-none forced-colors:border-accent forced-colors:bg-accent';

interface StrengthMeterProps {
  strength: PasswordStrength;
  words: PasswordLabels;
}

/** Three bars and a word. The word is announced when the level changes, not on every key. */
function StrengthMeter({ strength, words }: StrengthMeterProps) {
  return (
    <div className="flex items-center gap-1.5" data-state={strength}>
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          aria-hidden="true"
          className={cn(
            'h-2 flex-1 rounded-pill border',
            bar <= LEVEL[strength] ? cn(FILLS[strength], FILLED) : 'border-line-strong',
          )}
        />
      ))}
      <span role="status" className="min-w-36 text-end">
        {words.strength}: <span className="font-semibold text-ink">{words[strength]}</span>
      </span>
    </div>
  );
}
