import { type FieldSpec, hardSpaces } from '@urzad/domain';
import { CHILD_FIELDS } from './child-fields';
import { CLOSING_FIELDS } from './closing-fields';
import { CONTACT_FIELDS } from './contact-fields';
import { IDENTITY_FIELDS } from './identity-fields';
import { LABOUR_FIELDS } from './labour-fields';

/** The recruitment form without its children, in the order of its questions. */
export const PERSON_FIELDS = {
  ...IDENTITY_FIELDS,
  ...CONTACT_FIELDS,
  ...LABOUR_FIELDS,
  ...CLOSING_FIELDS,
} as const satisfies Record<string, FieldSpec>;

export type PersonFieldName = keyof typeof PERSON_FIELDS;
export type ChildFieldName = keyof typeof CHILD_FIELDS;

/** The seven steps of the form, with a word for the address bar and a name. */
const REGISTRATION_FORM_STEPS = [
  { number: 1, code: 'dane-osobowe', pl: 'Dane osobowe', en: 'Personal data' },
  { number: 2, code: 'kontakt', pl: 'Kontakt', en: 'Contact' },
  { number: 3, code: 'rynek-pracy', pl: 'Rynek pracy', en: 'Labour market' },
  { number: 4, code: 'dzieci', pl: 'Dzieci', en: 'Children' },
  { number: 5, code: 'opieka', pl: 'Opieka', en: 'Care' },
  { number: 6, code: 'kryteria', pl: 'Kryteria', en: 'Criteria' },
  { number: 7, code: 'oswiadczenia', pl: 'Oświadczenia i załączniki', en: 'Declarations and attachments' },
] as const;
export type RegistrationFormStep = (typeof REGISTRATION_FORM_STEPS)[number]['number'];

/** The step that asks for the children, which can be added and removed there. */
export const CHILDREN_STEP = 4 satisfies RegistrationFormStep;
/** The last questions. The step collects the documents; their errors have paths like `attachments.ORZECZENIE`. */
export const ATTACHMENTS_STEP = 7 satisfies RegistrationFormStep;

/** The steps with the names of their fields; those of steps 4 and 5 are asked about each child. */
export const registrationSteps = REGISTRATION_FORM_STEPS.map((step) => ({
  ...step,
  pl: hardSpaces(step.pl),
  fields: [...namesIn(PERSON_FIELDS, step.number), ...namesIn(CHILD_FIELDS, step.number)],
  perChild: namesIn(CHILD_FIELDS, step.number).length > 0,
}));

/** `lastname` → the person's field, `children.0.pesel` → the child's field; `undefined` for no field of the form. */
export function findFieldSpec(path: string): FieldSpec | undefined {
  const child = /^children\.[0-9]+\.([a-z_]+)$/.exec(path);
  const [fields, name]: [Record<string, FieldSpec>, string] = child
    ? [CHILD_FIELDS, child[1] ?? '']
    : [PERSON_FIELDS, path];

  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function namesIn<F extends Record<string, FieldSpec>>(fields: F, step: number): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.step === step);
}
