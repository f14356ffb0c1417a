import { type LucideIcon, Moon, Sun } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';
import { TextLink } from '../text-link/text-link';
import type { AccessibilityMenuLabels } from './accessibility-menu.labels';

/** 18, 20 and 22 px (Spec §2). */
export type FontSize = 'small' | 'medium' | 'large';
export type Scheme = 'light' | 'dark';

const FONT_SIZES = [
  ['small', 'text-md'],
  ['medium', 'text-lg'],
  ['large', 'text-xl'],
] as const satisfies readonly (readonly [FontSize, string])[];

const SCHEMES = [
  ['light', Sun],
  ['dark', Moon],
] as const satisfies readonly (readonly [Scheme, LucideIcon])[];

export interface AccessibilityPanelProps {
  highContrast: boolean;
  onHighContrastChange: (highContrast: boolean) => void;
  fontSize: FontSize;
  onFontSizeChange: (fontSize: FontSize) => void;
  scheme: Scheme;
  onSchemeChange: (scheme: Scheme) => void;
  /** Where the accessibility statement is. */
  statementHref: string;
  words: AccessibilityMenuLabels;
}

export function AccessibilityPanel({ words, ...props }: AccessibilityPanelProps) {
  const group = useId();

  return (
    <div className="grid gap-4">
      <ContrastSwitch checked={props.highContrast} onChange={props.onHighContrastChange} words={words} />
      <hr className="border-line" />
      <Choice legend={words.fontSize} className="grid grid-cols-3 gap-2">
        {FONT_SIZES.map(([size, sample]) => (
          <Option
            key={size}
            name={`${group}-size`}
            checked={props.fontSize === size}
            className="flex-col rounded-md border-control border-line-strong py-2 has-checked:border-accent has-checked:bg-accent-subtle has-checked:outline-2 has-checked:outline-accent"
            onChoose={() => props.onFontSizeChange(size)}
          >
            <span aria-hidden="true" className={cn('font-semibold', sample)}>
              Aa
            </span>
            <span className="text-sm">{words[size]}</span>
          </Option>
        ))}
      </Choice>
      <hr className="border-line" />
      <Choice
        legend={words.scheme}
        className="grid grid-cols-2 gap-1 rounded-md border-control border-line-strong bg-field p-1"
      >
        {SCHEMES.map(([scheme, drawing]) => (
          <Option
            key={scheme}
            name={`${group}-scheme`}
            checked={props.scheme === scheme}
            className="rounded-sm py-1 font-semibold has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:outline-2"
            onChoose={() => props.onSchemeChange(scheme)}
          >
            <Icon of={drawing} /> {words[scheme]}
          </Option>
        ))}
      </Choice>
      <TextLink href={props.statementHref}>{words.statement}</TextLink>
    </div>
  );
}

interface ContrastSwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  words: AccessibilityMenuLabels;
}

function ContrastSwitch({ checked, onChange, words }: ContrastSwitchProps) {
  const hintId = useId();

  return (
    <div className="flex items-center gap-4">
      <div className="flex-1">
        <label htmlFor={`${hintId}-switch`} className="font-semibold">
          {words.contrast}
        </label>
        <p id={hintId} className="text-sm text-muted">
          {words.contrastHint}
        </p>
      </div>
      <span className="relative inline-flex">
        <input
          id={`${hintId}-switch`}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hintId}
          className="peer h-8 w-13 appearance-none rounded-pill border-2 border-line-strong bg-field checked:border-accent checked:bg-accent"
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-pill border-2 border-transparent bg-line-strong peer-checked:left-auto peer-checked:right-1.5 peer-checked:bg-on-accent" />
      </span>
    </div>
  );
}

function Choice({ legend, className, children }: { legend: string; className: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  /** Shared by the radios of one choice, so that the arrows go round among them. */
  name: string;
  checked: boolean;
  className: string;
  onChoose: () => void;
  children: ReactNode;
}

/** A native radio under its own drawing: arrows, groups and names come from the browser. */
function Option({ name, checked, className, onChoose, children }: OptionProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-control cursor-pointer items-center justify-center gap-2 leading-tight',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring',
        className,
      )}
    >
      <input type="radio" name={name} checked={checked} className="sr-only" onChange={onChoose} />
      {children}
    </label>
  );
}
