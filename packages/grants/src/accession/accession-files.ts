import type { FileKind } from '../dictionaries/dictionaries';
import { hasDisabledChild, isDisabled } from '../registration-form/registration-derived';
import type { Child, RegistrationForm } from '../registration-form/registration-form';
import { isInFacility, labourDocument } from '../registration-form/required-files';

/** One document that a qualified person brings before the contract (Process §1.2). */
export interface AccessionSlot {
  kind: FileKind;
  /** The position in the form of the child that it is about; `null` for one about the person. */
  child: number | null;
  /** Without a required one nothing can be sent. */
  required: boolean;
}

interface Requirement {
  kind: FileKind;
  required: boolean;
}

interface PersonRequirement extends Requirement {
  asked(form: RegistrationForm): boolean;
}

interface ChildRequirement extends Requirement {
  asked(child: Child): boolean;
}

const isOfNanny = ({ care_form }: Child) => care_form === 'NIANIA';

/** About the person, in the order of the screen. A statement may be proved already, so some are welcome only. */
const OF_PERSON: readonly PersonRequirement[] = [
  { kind: 'ZASW_PRACODAWCA', required: true, asked: (form) => isAskedByLabour(form, 'ZASW_PRACODAWCA') },
  { kind: 'ZASW_PUP', required: true, asked: (form) => isAskedByLabour(form, 'ZASW_PUP') },
  { kind: 'ZASW_ZUS', required: true, asked: (form) => isAskedByLabour(form, 'ZASW_ZUS') },
  // Who has found work since brings its certificate too: support begins with it (Process §2.9).
  { kind: 'ZASW_PRACODAWCA', required: false, asked: (form) => !isAskedByLabour(form, 'ZASW_PRACODAWCA') },
  { kind: 'ORZECZENIE', required: true, asked: (form) => isDisabled(form) || hasDisabledChild(form) },
  { kind: 'WYROK', required: false, asked: ({ crit_single }) => crit_single === 'yes' },
];

/** About each child. */
const OF_CHILD: readonly ChildRequirement[] = [
  { kind: 'AKT_URODZENIA', required: true, asked: () => true },
  { kind: 'ZASW_PLACOWKA', required: true, asked: isInFacility },
  { kind: 'UMOWA_PLACOWKA', required: true, asked: isInFacility },
  { kind: 'UMOWA_UAKTYWNIAJACA', required: true, asked: isOfNanny },
  { kind: 'ZUS_ZFA', required: true, asked: isOfNanny },
  { kind: 'ZUS_ZUA', required: true, asked: isOfNanny },
];

/** The documents that follow from the answers of a form. */
export function accessionSlots(form: RegistrationForm): AccessionSlot[] {
  const ofPerson = OF_PERSON.filter(({ asked }) => asked(form)).map(({ kind, required }) => ({
    kind,
    required,
    child: null,
  }));
  const ofChildren = form.children.flatMap((child, at) =>
    OF_CHILD.filter(({ asked }) => asked(child)).map(({ kind, required }) => ({ kind, required, child: at })),
  );
  return [...ofPerson, ...ofChildren];
}

/** Whether both are about the same document. */
export function isSameSlot(
  one: { kind: string; child: number | null },
  other: { kind: string; child: number | null },
): boolean {
  return one.kind === other.kind && one.child === other.child;
}

function isAskedByLabour({ labour_status }: RegistrationForm, kind: FileKind): boolean {
  return labourDocument(labour_status) === kind;
}
