import { GMINY } from '../communes';
import { YES_NO } from '../dictionaries';
import type { FieldSpec } from '../field-spec';
import { POWIAT, WOJEWODZTWO } from '../regions';

const OTHER_ADDRESS = { corr_same: ['no'] };
const IN_REGION_OF_DICTIONARIES = { region: ['32'] };

/** Step 2: where the person lives and how to reach them. */
export const CONTACT_FIELDS = {
  mail: { step: 2, type: 'mail', pl: 'Adres e-mail', en: 'E-mail address', required: true, max: 254 },
  phone: { step: 2, type: 'phone', pl: 'Telefon', en: 'Phone', required: true, max: 11 },
  region: {
    step: 2,
    type: 'option',
    pl: 'Województwo',
    en: 'Voivodeship',
    required: true,
    options: WOJEWODZTWO,
  },
  district: {
    step: 2,
    type: 'option',
    pl: 'Powiat',
    en: 'District',
    required: true,
    options: POWIAT,
    when: IN_REGION_OF_DICTIONARIES,
  },
  community: {
    step: 2,
    type: 'option',
    pl: 'Gmina',
    en: 'Commune',
    required: true,
    options: GMINY,
    when: IN_REGION_OF_DICTIONARIES,
  },
  /** One of the dictionary MIEJSCOWOSCI, in its commune, or typed by hand: a rule of both, in `registrationErrors`. */
  city: { step: 2, type: 'text', pl: 'Miejscowość', en: 'Town or village', required: true, max: 60 },
  /** Seen only by those who typed it, and by the office, which may add the place to the dictionary. */
  city_own: {
    step: 2,
    type: 'yesNo',
    pl: 'Miejscowość spoza słownika',
    en: 'Town or village not in the dictionary',
    required: false,
    options: YES_NO,
    when: { city_own: ['yes'] },
  },
  zip_code: { step: 2, type: 'zipCode', pl: 'Kod pocztowy', en: 'Postal code', required: true, max: 6 },
  street: { step: 2, type: 'text', pl: 'Ulica', en: 'Street', required: false, max: 100 },
  building_number: { step: 2, type: 'text', pl: 'Numer domu', en: 'House number', required: true, max: 10 },
  apartment_number: {
    step: 2,
    type: 'text',
    pl: 'Numer lokalu',
    en: 'Flat number',
    required: false,
    max: 10,
  },
  corr_same: {
    step: 2,
    type: 'yesNo',
    pl: 'Adres do korespondencji jest taki sam',
    en: 'Correspondence goes to the same address',
    required: true,
    options: YES_NO,
  },
  corr_city: {
    step: 2,
    type: 'text',
    pl: 'Miejscowość (korespondencja)',
    en: 'Town or village (correspondence)',
    required: true,
    max: 60,
    when: OTHER_ADDRESS,
  },
  corr_zip_code: {
    step: 2,
    type: 'zipCode',
    pl: 'Kod pocztowy (korespondencja)',
    en: 'Postal code (correspondence)',
    required: true,
    max: 6,
    when: OTHER_ADDRESS,
  },
  corr_street: {
    step: 2,
    type: 'text',
    pl: 'Ulica (korespondencja)',
    en: 'Street (correspondence)',
    required: false,
    max: 100,
    when: OTHER_ADDRESS,
  },
  corr_building_number: {
    step: 2,
    type: 'text',
    pl: 'Numer domu (korespondencja)',
    en: 'House number (correspondence)',
    required: true,
    max: 10,
    when: OTHER_ADDRESS,
  },
  corr_apartment_number: {
    step: 2,
    type: 'text',
    pl: 'Numer lokalu (korespondencja)',
    en: 'Flat number (correspondence)',
    required: false,
    max: 10,
    when: OTHER_ADDRESS,
  },
} as const satisfies Record<string, FieldSpec>;
