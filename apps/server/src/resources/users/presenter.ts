import type { UserView } from '@urzad/contract';
import type { UserRow } from './repository';

/** A page says every minute that it is open; one update may be late. */
const ONLINE_MS = 90 * 1000;

interface Circumstances {
  roles: readonly {
    id: number;
    code: string;
    name: string;
    name_en: string;
    perspective: UserView['role'][number]['perspective'];
  }[];
  applications: UserView['applications'];
  /** Technical time. */
  now: Date;
  /** Addresses of the person's own files; `null` without them. */
  files: Pick<UserView, 'avatar_url' | 'disabled_file_info'>;
}

/** The fields that are sent to clients: the password, its history and the counters of sign-ins are not among them. */
export function present(row: UserRow, { roles, applications, now, files }: Circumstances): UserView {
  const active = roles.find((role) => role.id === row.id_role_active);

  return {
    id: row.id,
    role: roles.map(({ id, code, name, name_en, perspective }) => ({ id, code, name, name_en, perspective })),
    role_active: active
      ? { system: active.id, name: active.name, name_en: active.name_en, perspective: active.perspective }
      : null,
    type: row.type,
    avatar: row.avatar,
    avatar_url: files.avatar_url,
    name_all: nameOf(row),
    firstname: row.firstname,
    lastname: row.lastname,
    mail: row.mail,
    config: row.config,
    phone: row.phone,
    address: homeAddressOf(row),
    sex: row.sex,
    two_fa: row.two_fa,
    default: row.id_application,
    applications,
    access_system: row.access_system,
    born_date: row.born_date,
    accept_condition: row.accept_condition,
    create_date: row.create_date.toISOString(),
    mod_ip: row.mod_ip,
    location_street: row.location_street,
    location_building_number: row.location_building_number,
    location_apartment_number: row.location_apartment_number,
    location_zip_code: row.location_zip_code,
    location_city: row.location_city,
    location_city_own: row.location_city_own,
    location_region: row.location_region,
    location_community: row.location_community,
    location_district: row.location_district,
    disabled: row.disabled,
    disabled_date: row.disabled_date,
    disabled_file: row.disabled_file,
    disabled_file_info: files.disabled_file_info,
    pesel: row.pesel,
    bank_account_number: row.bank_account_number,
    newsletter: row.newsletter_date === null ? 'no' : 'yes',
    ...presenceOf(row, now),
    pass_changed: row.pass_changed?.toISOString() ?? null,
    row_version: row.row_version,
  };
}

/** The fields of an account that others may see. */
export function presentToOthers(row: UserRow, now: Date): Partial<UserView> {
  return { id: row.id, name_all: nameOf(row), ...presenceOf(row, now) };
}

export function nameOf(row: Pick<UserRow, 'firstname' | 'lastname' | 'mail'>): string {
  return [row.firstname, row.lastname].filter(Boolean).join(' ') || row.mail;
}

/** Whether somebody is there now (technical time), and since when. */
export function presenceOf(row: Pick<UserRow, 'online_date'>, now: Date) {
  const isOnline = row.online_date !== null && now.getTime() - row.online_date.getTime() < ONLINE_MS;
  return {
    online: isOnline ? ('yes' as const) : ('no' as const),
    online_date: row.online_date?.toISOString() ?? null,
  };
}

function homeAddressOf(row: UserRow): string | null {
  const numbers = [row.location_building_number, row.location_apartment_number].filter(Boolean).join('/');
  const street = [row.location_street, numbers].filter(Boolean).join(' ');
  const city = [row.location_zip_code, row.location_city].filter(Boolean).join(' ');
  return [street, city].filter(Boolean).join(', ') || null;
}
