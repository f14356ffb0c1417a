import type { FieldSpec, Option } from '@urzad/domain';

/** What changes in a contract. An account and a name change by a signed statement, the care of a child by an annex (Order §12). */
export const CHANGED = [
  { code: 'account', pl: 'Numer rachunku do wypłat', en: 'The account number for payments' },
  { code: 'name', pl: 'Moje imię albo nazwisko', en: 'My first or last name' },
  {
    code: 'care',
    pl: 'Opieka nad dzieckiem: placówka, forma, koszt, okres',
    en: 'The care of a child: the facility, form, cost or period',
  },
] as const satisfies readonly Option[];
export type Changed = (typeof CHANGED)[number]['code'];

/** What is changed by a statement of the participant (D14). */
export type StatedChange = Exclude<Changed, 'care'>;

/** What a case ZMIANA asks: only what belongs to the chosen change. */
export const CHANGE_FIELDS = {
  change: {
    step: 1,
    type: 'option',
    pl: 'Co się zmienia?',
    en: 'What changes?',
    required: true,
    options: CHANGED,
  },
  account: {
    step: 1,
    type: 'bankAccount',
    pl: 'Nowy numer rachunku',
    en: 'New account number',
    required: true,
    when: { change: ['account'] },
  },
  firstname: {
    step: 1,
    type: 'name',
    pl: 'Imię po zmianie',
    en: 'First name after the change',
    required: true,
    max: 60,
    when: { change: ['name'] },
  },
  lastname: {
    step: 1,
    type: 'name',
    pl: 'Nazwisko po zmianie',
    en: 'Last name after the change',
    required: true,
    max: 60,
    when: { change: ['name'] },
  },
  child: {
    step: 1,
    type: 'text',
    pl: 'Imię i nazwisko dziecka',
    en: 'First and last name of the child',
    required: true,
    max: 120,
    when: { change: ['care'] },
  },
  provider: {
    step: 1,
    type: 'text',
    pl: 'Nowa placówka albo osoba (jeśli się zmienia)',
    en: 'New facility or person (if it changes)',
    required: false,
    max: 200,
    when: { change: ['care'] },
  },
  from: {
    step: 1,
    type: 'date',
    pl: 'Od kiedy',
    en: 'From when',
    required: true,
    when: { change: ['care'] },
  },
  cost: {
    step: 1,
    type: 'decimal',
    pl: 'Nowy koszt miesięczny w zł (jeśli się zmienia)',
    en: 'New monthly cost in PLN (if it changes)',
    required: false,
    min: 0,
    when: { change: ['care'] },
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;

/** The change that a case ZMIANA states, when it needs the signed statement of the participant. */
export function statedChange(form: Readonly<Record<string, string>>): StatedChange | undefined {
  return isByAnnex(form) ? undefined : changedData(form);
}

/**
 * The same answers in a call that changes an account or a name by an annex (`annex_for_account`; Process §2.11): nothing
 * is stated, and the office prepares the annex. Nobody fills in the mark: the case gets it when it is opened.
 */
export function askedByAnnex(form: Readonly<Record<string, string>>): Record<string, string> {
  return changedData(form) === undefined ? { ...form } : { ...form, by_annex: 'yes' };
}

/** The account or the name that an annex is asked to change. */
export function changeByAnnex(form: Readonly<Record<string, string>>): StatedChange | undefined {
  return isByAnnex(form) ? changedData(form) : undefined;
}

function isByAnnex({ by_annex }: Readonly<Record<string, string>>): boolean {
  return by_annex === 'yes';
}

function changedData({ change }: Readonly<Record<string, string>>): StatedChange | undefined {
  return change === 'account' || change === 'name' ? change : undefined;
}
