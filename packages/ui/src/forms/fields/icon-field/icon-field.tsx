import { useId, useRef } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { useAnchored } from '../../../internal/floating/use-anchored';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame } from '../../field/field-props';
import { besideText, FieldText } from '../../field/field-text';
import { useField } from '../../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../../field/use-hidden-value';
import { ChosenIcon } from './chosen-icon';
import { IconBox } from './icon-box';
import { type IconFieldLabels, iconFieldLabels } from './icon-field.labels';
import { IconPanel } from './icon-panel';

export interface IconFieldProps extends FieldProps, HiddenValueProps {
  /** Words that replace those of the widget, in the language of the interface. */
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
  const icon = useHiddenValue({ name, ...value }, NAME, readOnly ? undefined : button);
  const floating = useAnchored();
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
            <IconBox
              {...{ field, words, button, panelId, isOpen }}
              value={icon.value}
              onToggle={isOpen ? close : open}
              onClear={() => choose('')}
              onLeave={icon.leave}
            />
          </>
        )}
      </FieldFrame>
      <IconPanel id={panelId} {...{ floating, button, words }} chosen={icon.value} onChoose={choose} />
    </>
  );
}

/** The text of the value is the value. */
const NAME = { read: (text: string) => text, write: (value: string) => value };
