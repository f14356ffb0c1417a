import { type FieldSpec, findCommune, isShown } from '@urzad/domain';
import {
  CHILD_FIELDS,
  type GrantErrorCode,
  PERSON_FIELDS,
  registrationErrorText,
  registrationFieldLabel,
  registrationSteps,
} from '@urzad/grants';
import { CHILDREN_MAX, type RegistrationForm } from '@urzad/grants/schemas';
import { aRegistrationContext } from '@urzad/grants/testing';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../actions/button/button';
import { useLocale } from '../../../foundations/locale/locale';
import { NumberedSection } from '../../../layout/numbered-section/numbered-section';
import { FieldError } from '../../field/field-error';
import { FieldGroup } from '../../field-group/field-group';
import { Form } from '../../form/form';
import { useFormValue, useFromForm } from '../../form/form-context';
import { FormField } from '../../form/parts/form-field';
import { FormSubmit } from '../../form/parts/form-submit';
import { useFormAnswers } from '../../form/parts/use-form-answers';
import { useFormList } from '../../form/parts/use-form-list';
import { SpecField } from '../spec-field';
import {
  EMPTY_TYPED_CHILD,
  errorsOfRegistration,
  type RegistrationValues,
  typedOf,
  wireOf,
} from './registration-values';

const CONTEXT = aRegistrationContext();
const SPECS = { person: PERSON_FIELDS, child: CHILD_FIELDS } as const;
/** The criteria are closed until they are opened, or until one of them has an error. */
const FOLDED_STEP = 6;

export interface RegistrationProps {
  /** What was saved. */
  form: RegistrationForm;
  /** Gets the answers in the shape of the wire. */
  send: (form: RegistrationForm) => Promise<undefined>;
}

/** The whole recruitment form of the office, made from the list of its fields and the rules of the domain. */
export function Registration({ form, send }: RegistrationProps) {
  const locale = useLocale();

  return (
    <Form<RegistrationValues, GrantErrorCode>
      label={locale === 'pl' ? 'Zgłoszenie' : 'Application'}
      lead={locale === 'pl' ? 'Nie wysłaliśmy zgłoszenia.' : 'The application was not sent.'}
      defaultValues={typedOf(form)}
      check={(values) => errorsOfRegistration(values, CONTEXT)}
      errorText={(code, { name, value }) =>
        registrationErrorText(name, code, { locale, value, call: CONTEXT.call, today: CONTEXT.today })
      }
      labelOf={(name) => registrationFieldLabel(name, locale)}
      send={(values) => send(wireOf(values))}
      className="u:grid u:max-w-form u:gap-8"
    >
      <Steps />
      <div>
        <FormSubmit size="lg">{locale === 'pl' ? 'Wyślij zgłoszenie' : 'Send the application'}</FormSubmit>
      </div>
    </Form>
  );
}

function Steps() {
  const locale = useLocale();

  return (
    <div>
      {registrationSteps.map((step) => (
        <NumberedSection key={step.number} number={String(step.number)} title={step[locale]}>
          <Folded when={step.number === FOLDED_STEP}>
            {step.perChild ? (
              <Children names={step.fields} isFirst={step.number === 4} />
            ) : (
              <Questions of="person" prefix="" names={step.fields} />
            )}
          </Folded>
        </NumberedSection>
      ))}
    </div>
  );
}

function Folded({ when, children }: { when: boolean; children: ReactNode }) {
  const locale = useLocale();
  if (!when) return children;

  return (
    <details>
      <summary className="u:min-h-control u:font-semibold">
        {locale === 'pl' ? 'Pytania' : 'Questions'}
      </summary>
      {children}
    </details>
  );
}

interface GroupProps {
  of: keyof typeof SPECS;
  /** Before the names of the fields: `children.0.` */
  prefix: string;
  names: readonly string[];
}

/** The fields of a group that are asked with these answers, in two columns. */
function Questions({ of, prefix, names }: GroupProps) {
  const specs: Readonly<Record<string, FieldSpec>> = SPECS[of];
  const asked = useFormAnswers((values: RegistrationValues) =>
    names.filter((name) => {
      const spec = specs[name];
      return spec !== undefined && isShown(spec, groupOf(values, prefix));
    }),
  );

  return (
    <div className="u:field-rows">
      {asked.map((name) => {
        const spec = specs[name];
        return spec && <Question key={name} name={`${prefix}${name}`} spec={spec} />;
      })}
    </div>
  );
}

function Question({ name, spec }: { name: string; spec: FieldSpec }) {
  return (
    <FormField name={name}>
      {(field) => {
        const shown = { ...field, today: CONTEXT.today };
        return name === 'community' ? (
          <Commune {...shown} spec={spec} />
        ) : (
          <SpecField {...shown} spec={spec} />
        );
      }}
    </FormField>
  );
}

/** The communes of the chosen district. */
function Commune({ spec, ...field }: Parameters<typeof SpecField>[0]) {
  const district = useFormValue('district');
  const options = (spec.options ?? []).filter(({ code }) => findCommune(code)?.district === district);

  return <SpecField key={String(district)} {...field} spec={{ ...spec, options }} />;
}

interface ChildrenProps {
  names: readonly string[];
  /** The children of the list are added and removed here; in other steps only asked about. */
  isFirst: boolean;
}

function Children({ names, isFirst }: ChildrenProps) {
  const locale = useLocale();
  const { keys, append, remove } = useFormList('children');
  const nameOf = (at: number) => (locale === 'pl' ? `Dziecko ${at + 1}` : `Child ${at + 1}`);

  return (
    <>
      {keys.map((key, at) => (
        <FieldGroup key={key} legend={nameOf(at)} columns="one">
          <Questions of="child" prefix={`children.${at}.`} names={names} />
          {isFirst && (
            <div>
              <Button variant="quiet" icon={Trash2} onClick={() => remove(at)}>
                {`${locale === 'pl' ? 'Usuń' : 'Remove'}: ${nameOf(at)}`}
              </Button>
            </div>
          )}
        </FieldGroup>
      ))}
      {isFirst && keys.length < CHILDREN_MAX && (
        <AddChild onAdd={() => append(EMPTY_TYPED_CHILD, 'firstname')} />
      )}
    </>
  );
}

/**
 * Errors of the children as a whole are shown, and focused, here. Only then is this their frame: otherwise leaving
 * the button would touch the fields of every child.
 */
function AddChild({ onAdd }: { onAdd: () => void }) {
  const locale = useLocale();
  const error = useFromForm(({ texts }) => texts.children);
  const errorId = useId();

  return (
    <div
      className="u:grid u:justify-items-start u:gap-1.5"
      data-field={error && 'children'}
      data-state={error && 'invalid'}
    >
      <Button icon={Plus} aria-describedby={error && errorId} onClick={onAdd}>
        {locale === 'pl' ? 'Dodaj dziecko' : 'Add a child'}
      </Button>
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** The answers that conditions of a field refer to: the person's, or those of the same child. */
function groupOf(values: RegistrationValues, prefix: string): Readonly<Record<string, unknown>> {
  const at = /^children\.([0-9]+)\.$/.exec(prefix)?.[1];
  return at === undefined ? values : (values.children[Number(at)] ?? {});
}
