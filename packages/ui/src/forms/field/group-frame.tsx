import type { ReactNode, Ref } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { type FieldLabels, fieldLabels } from './field.labels';
import { FieldError } from './field-error';
import { FieldHint, RequiredStar } from './field-frame';
import type { FieldProps } from './field-props';
import { GroupError } from './group-error';
import type { Field } from './use-field';

export interface GroupFrameProps extends FieldProps {
  field: Field;
  name?: string | undefined;
  /** `radiogroup` for one choice, `group` for several. */
  role: 'radiogroup' | 'group';
  /** Text boxes show themselves that they are empty. @default false */
  isSelfEmpty?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** The frame of a field of several native controls: a fieldset whose legend is the label. */
export function GroupFrame({ field, name, role, isSelfEmpty, ref, children, ...props }: GroupFrameProps) {
  const words = useLabels<FieldLabels>(fieldLabels);
  const { label, hint, error, readOnly } = props;
  const required = props.required && !readOnly;
  const { id, 'aria-describedby': describedBy } = field.control;
  const states = {
    'aria-required': required || undefined,
    'aria-readonly': readOnly || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;

  return (
    <fieldset
      ref={ref}
      id={id}
      role={role}
      aria-labelledby={field.labelId}
      aria-describedby={describedBy}
      {...(role === 'radiogroup' && states)}
      className="u:group u:min-w-0"
      data-field={name}
      data-state={field.state}
    >
      <legend id={field.labelId} className="u:mb-1.5 u:font-semibold">
        <span className="u:part">{label}</span>
        {required && <RequiredStar />}
        {required && role === 'group' && <span className="u:sr-only">{` (${words.required})`}</span>}
      </legend>
      <div className="u:grid u:gap-1.5">
        <FieldHint id={field.hintId}>{hint}</FieldHint>
        <GroupError value={error ? field.errorId : undefined}>{children}</GroupError>
        {field.state === 'readonly' && !isSelfEmpty && (
          <p className="u:group-has-checked:hidden">{words.none}</p>
        )}
        <FieldError id={field.errorId} text={error} />
      </div>
    </fieldset>
  );
}
