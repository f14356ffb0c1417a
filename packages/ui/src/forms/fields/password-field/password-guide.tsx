import {
  type PasswordRequirements,
  type PasswordStrength,
  passwordRequirements,
  strengthOf,
} from '@urzad/domain';
import { CircleCheckBig, CircleDashed } from 'lucide-react';
import type { RefObject } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
import { useLiveText } from '../../field/use-live-text';
import type { PasswordLabels } from './password-field.labels';

export interface PasswordGuideProps {
  control: RefObject<HTMLInputElement | null>;
  words: PasswordLabels;
  isGuessable: ((password: string) => boolean) | undefined;
}

/** The order of the list; the rule itself gives the names. */
const REQUIREMENTS = [
  'capital',
  'digit',
  'special',
  'length',
] as const satisfies readonly (keyof PasswordRequirements)[];

/** Strength and checklist, updated by typing. Renders alone. */
export function PasswordGuide({ control, words, isGuessable }: PasswordGuideProps) {
  const text = useLiveText(control);
  const met = { ...passwordRequirements(text), unguessable: text !== '' && !isGuessable?.(text) };
  const names = isGuessable ? [...REQUIREMENTS, 'unguessable' as const] : REQUIREMENTS;

  return (
    <div className="u:grid u:gap-2 u:pt-0.5">
      <StrengthMeter strength={strengthOf(text)} words={words} />
      <p className="u:sr-only">{words.requirements}</p>
      <ul className="u:grid u:gap-1">
        {names.map((name) => (
          <li
            key={name}
            data-state={met[name] ? 'met' : 'unmet'}
            className={cn(met[name] && 'u:text-success-text')}
          >
            <Icon of={met[name] ? CircleCheckBig : CircleDashed} className="u:me-2" />
            <span className="u:part">{words[name]}</span>{' '}
            <span className="u:sr-only">{`– ${met[name] ? words.met : words.unmet}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LEVEL = { none: 0, weak: 1, medium: 2, strong: 3 } as const satisfies Record<PasswordStrength, number>;
const FILLS = {
  none: '',
  weak: 'u:border-error-border u:bg-error',
  medium: 'u:border-warning-border u:bg-warning',
  strong: 'u:border-success-border u:bg-success',
} as const satisfies Record<PasswordStrength, string>;
/** In forced colours full bars still differ from empty ones. */
const FILLED = 'u:forced-color-adjust-none u:forced-colors:border-accent u:forced-colors:bg-accent';

interface StrengthMeterProps {
  strength: PasswordStrength;
  words: PasswordLabels;
}

/** Three bars and a word. The word is announced when the level changes, not on every key. */
function StrengthMeter({ strength, words }: StrengthMeterProps) {
  return (
    <div className="u:flex u:items-center u:gap-1.5" data-state={strength}>
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          aria-hidden="true"
          className={cn(
            'u:h-2 u:flex-1 u:rounded-pill u:border',
            bar <= LEVEL[strength] ? cn(FILLS[strength], FILLED) : 'u:border-line-strong',
          )}
        />
      ))}
      <span role="status" className="u:min-w-36 u:text-end">
        <span className="u:part">{`${words.strength}: `}</span>
        <span className="u:font-semibold u:text-ink">{words[strength]}</span>
      </span>
    </div>
  );
}
