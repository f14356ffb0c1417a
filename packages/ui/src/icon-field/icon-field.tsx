import { ChevronsUpDown, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { cn } from '../class-names/cn';
import { controlLooks } from '../field/control-looks';
import { FieldFrame } from '../field/field-frame';
import { type FieldProps, takeFrame } from '../field/field-props';
import { besideText, FieldText } from '../field/field-text';
import { type CarriedValueProps, useCarriedValue } from '../field/use-carried-value';
import { useField } from '../field/use-field';
import { useFloating } from '../floating/use-floating';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { useLabels } from '../locale/locale';
import { ChosenIcon } from './chosen-icon';
import { type IconFieldLabels, iconFieldLabels } from './icon-field.labels';
import { IconPanel } from './icon-panel';

export interface IconFieldProps extends FieldProps, CarriedValueProps {
  labels?: Partial<IconFieldLabels>;
}

/** One icon of the whole set, by its name there: `calendar-plus`. The set is loaded when it is first needed. */
export function IconField(props: IconFieldProps) {
  const [frame, { name, labels, ...value }] = takeFrame(props);
  const { disabled, readOnly } = frame;
  const words = useLabels<IconFieldLabels>(iconFieldLabels, labels);
  const field = useField(frame);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const icon = useCarriedValue({ name, ...value }, NAME, readOnly ? undefined : button);
  const floating = useFloating();
  const { phase, open, close } = floating;
  const isOpen = phase === 'open';

  function choose(chosen: string) {
    icon.type(chosen);
    close();
    button.current?.focus();
  }

  return (
    <>
      <FieldFrame {...frame} field={field} name={name}>
        {readOnly ? (
          <>
            <input
              {...field.control}
              ref={icon.input}
              className={besideText(true)}
              name={name}
              readOnly
              value={icon.value}
            />
            <FieldText control={icon.input} readOnly before={<ChosenIcon name={icon.value} />} />
          </>
        ) : (
          <>
            <input ref={icon.input} type="hidden" name={name} value={icon.value} disabled={disabled} />
            <button
              {...field.control}
              ref={button}
              type="button"
              // A combobox whose list is a dialog: its name is the label, its value the chosen icon's.
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              aria-labelledby={field.labelId}
              className={cn(controlLooks({ state: field.state }), 'flex items-center gap-3 pe-24 text-start')}
              onBlur={isOpen ? undefined : icon.leave}
              onClick={isOpen ? close : open}
            >
              <ChosenIcon name={icon.value} />
              {icon.value ? (
                <span lang="en" className="min-w-0 wrap-break-word">
                  {icon.value}
                </span>
              ) : (
                <span className="text-placeholder">{words.choose}</span>
              )}
            </button>
            <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center gap-1 text-muted print:hidden">
              {icon.value && !disabled && (
                <span className="pointer-events-auto">
                  <IconButton icon={X} label={words.clear} onClick={() => choose('')} />
                </span>
              )}
              <Icon of={ChevronsUpDown} />
            </span>
          </>
        )}
      </FieldFrame>
      <IconPanel id={panelId} {...{ floating, button, words }} chosen={icon.value} onChoose={choose} />
    </>
  );
}

/** The name is its own value. */
const NAME = { read: (text: string) => text, write: (value: string) => value };
