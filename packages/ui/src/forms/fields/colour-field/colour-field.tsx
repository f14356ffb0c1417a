import {
  FIRST_OWN_COLOUR,
  isColour,
  isProjectColour,
  PROJECT_COLOURS,
  parseTypedColour,
} from '@urzad/domain';
import { useRef } from 'react';
import { type AppearanceLabels, appearanceLabels } from '../../../foundations/appearance/appearance.labels';
import { useLabels } from '../../../foundations/locale/locale';
import { ChoiceBox, type ChoiceBoxProps } from '../../field/choice-box';
import { type FieldProps, takeFrame } from '../../field/field-props';
import { GroupFrame } from '../../field/group-frame';
import { type Field, useField } from '../../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../../field/use-hidden-value';
import { type ColourFieldLabels, colourFieldLabels } from './colour-field.labels';
import { ColourSwatch } from './colour-swatch';
import { ContrastWarning } from './contrast-warning';
import { OwnColour } from './own-colour';

export interface ColourFieldProps extends Omit<FieldProps, 'aside' | 'width'>, HiddenValueProps {
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ColourFieldLabels>;
}

/** One of the project's four colours by its name, or any other as `#rrggbb` (Spec §9). */
export function ColourField(props: ColourFieldProps) {
  const [frame, { labels, name, ...value }] = takeFrame(props);
  const words = useLabels<ColourFieldLabels>(colourFieldLabels, labels);
  const { accents } = useLabels<AppearanceLabels>(appearanceLabels);
  const field = useField(frame);
  const focused = useRef<HTMLInputElement>(null);
  const typed = useHiddenValue({ name, ...value }, COLOUR, focused);
  const colour = typed.value;
  const isOurs = isProjectColour(colour);
  const isReadOnly = field.state === 'readonly';
  const own = isColour(colour) && !isOurs ? colour : FIRST_OWN_COLOUR;

  const radio = (key: string, choice: string, label: string) => {
    const isChosen = colour === choice || (key === OWN && colour !== '' && !isOurs);
    return (
      <ColourRadio
        field={field}
        choiceOf={key}
        colour={choice}
        label={label}
        hasSwatch={key !== OWN || isReadOnly}
        box={{
          ref: isChosen || (colour === '' && key === PROJECT_COLOURS[0]) ? focused : undefined,
          checked: isChosen,
          disabled: frame.disabled,
          onBlur: typed.leave,
          onChange: () => typed.type(choice),
        }}
      />
    );
  };

  return (
    <GroupFrame {...frame} field={field} name={name} role="radiogroup">
      <div className="u:grid u:gap-1.5">
        {PROJECT_COLOURS.map((ours) => (
          <div key={ours} data-state={field.state} className={ROW}>
            {radio(ours, ours, accents[ours])}
          </div>
        ))}
        <div data-state={field.state} className={ROW}>
          {radio(OWN, own, isReadOnly ? colour : words.own)}
          {!isReadOnly && (
            <OwnColour
              field={field}
              words={words}
              text={isOurs ? '' : typed.text}
              colour={own}
              onType={typed.type}
              onLeave={typed.leave}
            />
          )}
        </div>
      </div>
      <input ref={typed.input} type="hidden" name={name} value={colour} disabled={frame.disabled} />
      {!isReadOnly && <ContrastWarning colour={colour} words={words} />}
    </GroupFrame>
  );
}

interface ColourRadioProps {
  field: Field;
  /** Unique among the choices of the field. */
  choiceOf: string;
  colour: string;
  label: string;
  hasSwatch: boolean;
  box: Pick<ChoiceBoxProps, 'ref' | 'checked' | 'disabled' | 'onBlur' | 'onChange'>;
}

function ColourRadio({ field, choiceOf, colour, label, hasSwatch, box }: ColourRadioProps) {
  const id = `${field.id}-${choiceOf}`;

  return (
    <>
      <ChoiceBox
        {...box}
        type="radio"
        state={field.state}
        id={id}
        // Outside every form: these only choose, and the hidden input is submitted.
        form=""
        name={`${field.id}-choice`}
        value={colour}
      />
      {hasSwatch && <ColourSwatch colour={colour} />}
      <label className="u:part" htmlFor={id}>
        {label}
      </label>
    </>
  );
}

const OWN = 'own';

const ROW =
  'u:flex u:min-h-control u:flex-wrap u:items-center u:gap-3 u:data-[state=readonly]:not-has-checked:hidden';

const COLOUR = { read: parseTypedColour, write: (value: string) => value };
