import { registrationFieldLabel } from '@urzad/grants';
import { formOfDraft, type RegistrationDraft } from '@urzad/grants/schemas';

/** A town that the dictionary does not hold, and the path of its field. */
export interface TypedTown {
  field: string;
  town: string;
}

/** The towns of a form that were typed by hand. */
export function typedTowns(draft: RegistrationDraft): TypedTown[] {
  const { city, city_own, children } = formOfDraft(draft);
  const towns = [{ field: 'city', town: city, own: city_own }];
  children.forEach(({ provider_city, provider_city_own }, at) => {
    towns.push({ field: `children.${at}.provider_city`, town: provider_city, own: provider_city_own });
  });
  return towns.flatMap(({ field, town, own }) => (own === 'yes' && town !== '' ? [{ field, town }] : []));
}

/** The note of the case about them, in Polish as all that the office writes. */
export function typedTownsText(towns: readonly TypedTown[]): string {
  const lines = towns.map(({ field, town }) => `${registrationFieldLabel(field, 'pl')}: ${town}`);
  return ['Miejscowość wpisana ręcznie:', ...lines].join('\n');
}
