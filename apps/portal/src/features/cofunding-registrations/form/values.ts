import {
  CHILD_FIELDS,
  type ChildFieldName,
  type FieldSpec,
  PERSON_FIELDS,
  type PersonFieldName,
  parsePrice,
  toPriceText,
} from '@urzad/domain';
import {
  EMPTY_CHILD,
  EMPTY_REGISTRATION,
  type RegistrationDraft,
  type RegistrationForm,
  registrationDraft,
} from '@urzad/domain/schemas';
import * as z from 'zod/mini';

type Typed<Name extends string> = Record<Name, string>;
export type TypedChild = Typed<ChildFieldName>;

/** What the controls hold: text as it was typed, whatever it will be on the wire. */
export type FormValues = Typed<PersonFieldName> & { children: TypedChild[] };

type Specs = Readonly<Record<string, FieldSpec>>;

/** Never kept in the browser: numbers that identify a person or an account, and the address (decisions.md 2). */
const SENSITIVE_TYPES: readonly string[] = ['pesel', 'bankAccount'];
const ADDRESS: readonly string[] = [
  'district',
  'community',
  'city',
  'zip_code',
  'street',
  'building_number',
  'apartment_number',
  'corr_city',
  'corr_zip_code',
  'corr_street',
  'corr_building_number',
  'corr_apartment_number',
  'id_document',
];

export const EMPTY_TYPED_CHILD: TypedChild = typedGroup(CHILD_FIELDS, EMPTY_CHILD);

/** A form opens with room for one child: everybody applies for at least one. */
export function typedOf({ children, ...person }: RegistrationForm): FormValues {
  const typed = children.map((child) => typedGroup<ChildFieldName>(CHILD_FIELDS, child));

  return {
    ...typedGroup<PersonFieldName>(PERSON_FIELDS, person),
    children: typed.length > 0 ? typed : [EMPTY_TYPED_CHILD],
  };
}

/** The answers as the rules judge them. A number that cannot be read is `NaN`, which they refuse. */
export function answersOf({ children, ...person }: FormValues): RegistrationForm {
  return {
    ...EMPTY_REGISTRATION,
    ...answersGroup(PERSON_FIELDS, person),
    children: children.map((child) => ({ ...EMPTY_CHILD, ...answersGroup(CHILD_FIELDS, child) })),
  };
}

/** What the server can keep: without unreadable numbers, and without the child of whom nothing is said yet. */
export function draftOf(values: FormValues): RegistrationDraft {
  const { children, ...person } = answersOf(values);
  const draft = { ...person, children: children.filter((_, at) => !isEmptyChild(values.children[at])) };
  const parsed = z.safeParse(registrationDraft, draft);
  if (parsed.success) return parsed.data;

  const kept = structuredClone(draft);
  for (const { path } of parsed.error.issues) remove(kept, path);
  return z.parse(registrationDraft, kept);
}

export function isEmptyChild(child: TypedChild | undefined): boolean {
  return child === undefined || Object.values(child).every((answer) => answer === '');
}

/** For this browser's storage. */
export function withoutSensitive({ children, ...person }: FormValues): Record<string, unknown> {
  return {
    ...keepable(PERSON_FIELDS, person),
    children: children.map((child) => keepable(CHILD_FIELDS, child)),
  };
}

/** Kept answers over those of the server, which alone has the sensitive ones. */
export function withKept(values: FormValues, kept: Readonly<Record<string, unknown>>): FormValues {
  const { children: saved, ...person } = values;
  const keptChildren = z.safeParse(z.array(z.record(z.string(), z.unknown())), kept.children);
  const children = keptChildren.success
    ? keptChildren.data.map((child, at) => withTexts(saved[at] ?? EMPTY_TYPED_CHILD, child))
    : saved;

  return { ...withTexts(person, kept), children };
}

function typedGroup<Name extends string>(specs: Record<Name, FieldSpec>, answers: object): Typed<Name> {
  const known = new Map<string, unknown>(Object.entries(answers));
  const entries = Object.entries<FieldSpec>(specs).map(([name, { type }]) => {
    const answer = known.get(name) ?? '';
    const isPrice = type === 'price' && typeof answer === 'number';
    return [name, isPrice ? toPriceText(answer) : String(answer)];
  });

  // Object.fromEntries forgets the names; they are those of `specs`, each with a text.
  return Object.fromEntries(entries) as Typed<Name>;
}

function answersGroup(specs: Specs, typed: object): Record<string, string | number | null> {
  const known = new Map<string, unknown>(Object.entries(typed));

  return Object.fromEntries(
    Object.entries(specs).map(([name, { type }]) => [name, answerOf(type, known.get(name))]),
  );
}

function answerOf(type: FieldSpec['type'], typed: unknown): string | number | null {
  // A native box that was left empty tells `false`, not text.
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (type === 'int') return text === '' ? null : /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (type === 'price') return text === '' ? null : (parsePrice(text) ?? Number.NaN);
  return text;
}

function keepable(specs: Specs, typed: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => {
      const type = specs[name]?.type ?? '';
      return !SENSITIVE_TYPES.includes(type) && !ADDRESS.includes(name);
    }),
  );
}

function withTexts<Texts extends object>(texts: Texts, over: Readonly<Record<string, unknown>>): Texts {
  const known = Object.entries(over).filter(
    ([name, value]) => Object.hasOwn(texts, name) && typeof value === 'string',
  );
  return { ...texts, ...Object.fromEntries(known) };
}

function remove(target: object, path: readonly PropertyKey[]) {
  const holder: unknown = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), target);
  const last = path.at(-1);
  if (typeof holder === 'object' && holder !== null && last !== undefined)
    Reflect.deleteProperty(holder, last);
}
