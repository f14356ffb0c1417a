import { findCommune } from './communes';
import type { IsoDate } from './iso-date';
import { birthDateOf, isPesel, type Sex, sexOf } from './pesel';
import type { RegistrationForm } from './schemas/registration-form';

export interface BirthFacts {
  born_date: IsoDate | null;
  sex: Sex | null;
}

export interface DerivedFields extends BirthFacts {
  degurba: 1 | 2 | 3 | null;
  in_zone: 'yes' | 'no' | null;
  children: BirthFacts[];
}

/** What follows from the answers and is therefore never asked: from a PESEL, from the commune. `null`: not known yet. */
export function derivedFields(form: RegistrationForm, today: IsoDate): DerivedFields {
  const commune = findCommune(form.community);

  return {
    ...(form.no_pesel === 'yes' ? enteredFacts(form) : birthFacts(form.pesel, today)),
    degurba: commune?.degurba ?? null,
    in_zone: commune ? (commune.inZone ? 'yes' : 'no') : null,
    children: form.children.map(({ pesel }) => birthFacts(pesel, today)),
  };
}

function birthFacts(pesel: string, today: IsoDate): BirthFacts {
  return isPesel(pesel, today)
    ? { born_date: birthDateOf(pesel), sex: sexOf(pesel) }
    : { born_date: null, sex: null };
}

function enteredFacts({ born_date, sex }: RegistrationForm): BirthFacts {
  return { born_date: born_date === '' ? null : born_date, sex: sex === 'K' || sex === 'M' ? sex : null };
}
