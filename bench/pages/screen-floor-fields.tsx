import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  CITIES,
  DATES,
  EDUCATIONS,
  LABELS,
  LONG_TEXTS,
  type Name,
  QUESTIONS,
  TEXTS,
  TICKS,
  VOIVODESHIPS,
} from './screen-answers';

/** The fields of `screen-ui-fields.tsx` in native HTML. */
export function FloorFields({ invalid }: { invalid: readonly Name[] }) {
  const isInvalid = (name: Name) => invalid.includes(name);

  return (
    <>
      {TEXTS.map((name) => (
        <Input key={name} name={name} isInvalid={isInvalid(name)} />
      ))}
      {LONG_TEXTS.map((name) => (
        <Labelled key={name} name={name} isInvalid={isInvalid(name)}>
          {(control) => <textarea {...control} rows={4} />}
        </Labelled>
      ))}
      <Select name="voivodeship" options={VOIVODESHIPS} isInvalid={isInvalid('voivodeship')} />
      <Select name="education" options={EDUCATIONS} isInvalid={isInvalid('education')} />
      <Input name="city" list="cities" isInvalid={isInvalid('city')} />
      <datalist id="cities">
        {CITIES.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      {DATES.map((name) => (
        <Input key={name} name={name} type="date" isInvalid={isInvalid(name)} />
      ))}
      <Input name="hours" type="number" isInvalid={isInvalid('hours')} />
      <Input name="cost" inputMode="decimal" isInvalid={isInvalid('cost')} />
      {QUESTIONS.map((name) => (
        <Question key={name} name={name} isInvalid={isInvalid(name)} />
      ))}
      {TICKS.map((name) => (
        <Input key={name} name={name} type="checkbox" isInvalid={isInvalid(name)} />
      ))}
      <Input name="tags" isInvalid={isInvalid('tags')} />
      <Input name="files" type="file" multiple accept=".pdf,.jpg,.png" isInvalid={isInvalid('files')} />
    </>
  );
}

interface FieldProps {
  name: Name;
  isInvalid: boolean;
}

interface LabelledProps extends FieldProps {
  children: (control: {
    id: string;
    name: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

function Labelled({ name, isInvalid, children }: LabelledProps) {
  const id = useId();
  const errorId = isInvalid ? `${id}-error` : undefined;

  return (
    <p>
      <label htmlFor={id}>{LABELS[name]}</label>
      {children({ id, name, 'aria-invalid': isInvalid, 'aria-describedby': errorId })}
      <Fault id={errorId} />
    </p>
  );
}

function Input({ name, isInvalid, ...native }: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  return (
    <Labelled name={name} isInvalid={isInvalid}>
      {(control) => <input {...native} {...control} />}
    </Labelled>
  );
}

function Select({ name, isInvalid, options }: FieldProps & { options: readonly string[] }) {
  return (
    <Labelled name={name} isInvalid={isInvalid}>
      {(control) => (
        <select {...control}>
          <option value="">Wybierz</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Question({ name, isInvalid }: FieldProps) {
  const id = useId();
  const errorId = isInvalid ? `${id}-error` : undefined;

  return (
    <fieldset aria-describedby={errorId}>
      <legend>{LABELS[name]}</legend>
      <label>
        <input type="radio" name={name} value="yes" /> Tak
      </label>
      <label>
        <input type="radio" name={name} value="no" /> Nie
      </label>
      <Fault id={errorId} />
    </fieldset>
  );
}

function Fault({ id }: { id: string | undefined }) {
  return id && <span id={id}>Pole jest wymagane</span>;
}
