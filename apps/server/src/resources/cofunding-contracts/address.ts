import type { RegistrationForm } from '@urzad/grants/schemas';

/** `ul. Jeziorna 8/2, 78-500 Drawsko Pomorskie` */
export function addressOf(form: RegistrationForm): string {
  const numbers = [form.building_number, form.apartment_number].filter(Boolean).join('/');
  const house = [form.street, numbers].filter(Boolean).join(' ');
  return [house, [form.zip_code, form.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
