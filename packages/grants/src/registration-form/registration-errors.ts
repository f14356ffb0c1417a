import {
  answerErrorText,
  birthDateOf,
  type FieldSpec,
  fieldErrors,
  type IsoDate,
  isFieldErrorCode,
  isPesel,
  type Locale,
  type Locality,
} from '@urzad/domain';
import type { CallTerms } from '../calls/call-params';
import type { FileKind } from '../dictionaries/dictionaries';
import { eligibilityErrors } from './eligibility';
import { eligibilityLimitText } from './eligibility-limits';
import { type GrantErrors, grantErrorText, isGrantErrorCode } from './grant-errors';
import { CARE_PLACE, HOME_PLACE } from './place-answers';
import { careErrors, homeErrors } from './place-errors';
import { CHILD_FIELDS } from './registration-fields/child-fields';
import {
  ATTACHMENTS_STEP,
  CHILDREN_STEP,
  findFieldSpec,
  PERSON_FIELDS,
} from './registration-fields/registration-fields';
import type { Child, RegistrationForm } from './registration-form';
import { requiredFileKinds } from './required-files';

export interface RegistrationContext {
  /**
   * Business day. In a correction it is the day of the first submission, so that dates do not become invalid
   * meanwhile.
   */
  today: IsoDate;
  call: CallTerms;
  attachments: readonly { kind: FileKind }[];
  /** The dictionary MIEJSCOWOSCI. @default its initial places */
  localities?: readonly Locality[];
}

/** The errors that prevent a signature, by path, in the order of the form. Empty when there are none. */
export function registrationErrors(form: RegistrationForm, context: RegistrationContext): GrantErrors {
  const found: GrantErrors = {
    ...eligibilityErrors(form, context.call, context.today),
    ...crossErrors(form, context),
    ...personErrors(form, context),
  };
  form.children.forEach((child, at) => {
    for (const [name, code] of Object.entries(childErrors(child, context))) {
      found[`children.${at}.${name}`] = code;
    }
  });

  return inOrderOfSteps(found);
}

/** The step that a path belongs to, so that an error can lead there. */
export function stepOf(path: string): number {
  if (path === 'children') return CHILDREN_STEP;
  return findFieldSpec(path)?.step ?? ATTACHMENTS_STEP;
}

export interface ErrorTextOptions {
  locale: Locale;
  /** The entered value. */
  value?: unknown;
  call: CallTerms;
  /** As in the check that found the error. */
  today: IsoDate;
}

/**
 * The text of an error: that of the specification, and after it the limit of the rule. A code of a newer server,
 * which is unknown here, is returned unchanged.
 */
export function registrationErrorText(
  path: string,
  code: string,
  { locale, value, call, today }: ErrorTextOptions,
): string {
  if (!isGrantErrorCode(code)) return code;
  const spec = findFieldSpec(path);
  const isCareForm = path.endsWith('.care_form');
  const careForm = isCareForm && typeof value === 'string' ? value : undefined;
  const limit = eligibilityLimitText(code, { locale, call, today, careForm });
  const text =
    spec && isFieldErrorCode(code)
      ? answerErrorText(limitedBy(call, path, spec), code, { locale, value })
      : grantErrorText(code, locale, { value });

  return [text, limit].filter(Boolean).join('. ');
}

/** The largest number of months of care is a parameter of the call. */
function limitedBy(call: CallTerms, path: string, spec: FieldSpec): FieldSpec {
  return path.endsWith('.care_months') ? { ...spec, max: call.params.months_max } : spec;
}

function personErrors(form: RegistrationForm, { today, localities }: RegistrationContext): GrantErrors {
  const errors = { ...fieldErrors(PERSON_FIELDS, form, today), ...homeErrors(form, localities) };

  return form.city_own === 'yes' ? errors : without(errors, FOLLOWS_FROM_HOME);
}

function childErrors(child: Child, { today, localities }: RegistrationContext): GrantErrors {
  const errors = { ...fieldErrors(CHILD_FIELDS, child, today), ...careErrors(child, localities) };

  return child.provider_city_own === 'yes' ? errors : without(errors, FOLLOWS_FROM_PLACE_OF_CARE);
}

/**
 * District and commune are derived from a place of the dictionary; they are asked only for one that was typed by
 * hand.
 */
const FOLLOWS_FROM_HOME: readonly string[] = [HOME_PLACE.district, HOME_PLACE.community];
const FOLLOWS_FROM_PLACE_OF_CARE: readonly string[] = [CARE_PLACE.district, CARE_PLACE.community];

function without(errors: GrantErrors, names: readonly string[]): GrantErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** Rules about two answers at once, about the call, or about the attachments. */
function crossErrors(form: RegistrationForm, { call, attachments, today }: RegistrationContext): GrantErrors {
  const errors: GrantErrors = {};
  if (form.children.length === 0) errors.children = 'is-empty';

  const known = new Set([form.pesel]);
  form.children.forEach((child, at) => {
    if (child.pesel !== '' && known.has(child.pesel)) errors[`children.${at}.pesel`] = 'is-repeated';
    known.add(child.pesel);
    if ((child.care_months ?? 0) > call.params.months_max)
      errors[`children.${at}.care_months`] = 'is-too-big';
    if (
      child.care_start !== '' &&
      isPesel(child.pesel, today) &&
      child.care_start < birthDateOf(child.pesel)
    ) {
      errors[`children.${at}.care_start`] = 'is-before-birth';
    }
    // The other parent may not be the nanny (E9), so the office must know who that is.
    if (child.care_form === 'NIANIA' && form.crit_single === 'no' && child.other_parent_name === '') {
      errors[`children.${at}.other_parent_name`] = 'is-empty';
    }
  });

  for (const kind of requiredFileKinds(form)) {
    if (!attachments.some((file) => file.kind === kind)) errors[`attachments.${kind}`] = 'no-file';
  }
  return errors;
}

function inOrderOfSteps(errors: GrantErrors): GrantErrors {
  const order = [...Object.keys(PERSON_FIELDS), 'children', ...Object.keys(CHILD_FIELDS)];
  const rank = (path: string) => {
    const [, at = '0', name = path] = /^children\.([0-9]+)\.(.+)$/.exec(path) ?? [];
    return [stepOf(path), Number(at), order.indexOf(name)] as const;
  };

  return Object.fromEntries(
    Object.entries(errors).sort(([a], [b]) => {
      const [rankOfA, rankOfB] = [rank(a), rank(b)];
      return rankOfA[0] - rankOfB[0] || rankOfA[1] - rankOfB[1] || rankOfA[2] - rankOfB[2];
    }),
  );
}
