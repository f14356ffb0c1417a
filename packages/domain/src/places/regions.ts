import type { Locale } from '../words/locale';
import type { Option } from '../words/option';

/** Voivodeships by their code in the register TERC. */
export const WOJEWODZTWO = [
  { code: '02', pl: 'dolnośląskie', en: 'Lower Silesia' },
  { code: '04', pl: 'kujawsko-pomorskie', en: 'Kuyavia-Pomerania' },
  { code: '06', pl: 'lubelskie', en: 'Lublin' },
  { code: '08', pl: 'lubuskie', en: 'Lubusz' },
  { code: '10', pl: 'łódzkie', en: 'Łódź' },
  { code: '12', pl: 'małopolskie', en: 'Lesser Poland' },
  { code: '14', pl: 'mazowieckie', en: 'Mazovia' },
  { code: '16', pl: 'opolskie', en: 'Opole' },
  { code: '18', pl: 'podkarpackie', en: 'Subcarpathia' },
  { code: '20', pl: 'podlaskie', en: 'Podlasie' },
  { code: '22', pl: 'pomorskie', en: 'Pomerania' },
  { code: '24', pl: 'śląskie', en: 'Silesia' },
  { code: '26', pl: 'świętokrzyskie', en: 'Świętokrzyskie' },
  { code: '28', pl: 'warmińsko-mazurskie', en: 'Warmia-Masuria' },
  { code: '30', pl: 'wielkopolskie', en: 'Greater Poland' },
  { code: '32', pl: 'zachodniopomorskie', en: 'West Pomerania' },
] as const satisfies readonly Option[];

/**
 * Districts of voivodeship 32 by their TERC code, in alphabetical order; after them the cities with the rights of a
 * district, 61 and up.
 */
export const POWIAT: readonly Option[] = [
  district('3201', 'białogardzki'),
  district('3202', 'choszczeński'),
  district('3203', 'drawski'),
  district('3204', 'goleniowski'),
  district('3205', 'gryficki'),
  district('3206', 'gryfiński'),
  district('3207', 'kamieński'),
  district('3208', 'kołobrzeski'),
  district('3209', 'koszaliński'),
  district('3218', 'łobeski'),
  district('3210', 'myśliborski'),
  district('3211', 'policki'),
  district('3212', 'pyrzycki'),
  district('3213', 'sławieński'),
  district('3214', 'stargardzki'),
  district('3215', 'szczecinecki'),
  district('3216', 'świdwiński'),
  district('3217', 'wałecki'),
  district('3261', 'Koszalin'),
  district('3262', 'Szczecin'),
  district('3263', 'Świnoujście'),
];

/** The voivodeship of a district: the beginning of its code. */
export function regionOf(district: string): string {
  return district.slice(0, 2);
}

/** The voivodeships whose districts and communes are known. */
export const REGIONS_WITH_COMMUNES: readonly string[] = [
  ...new Set(POWIAT.map(({ code }) => regionOf(code))),
];

/** Names of districts are not translated. */
function district(code: string, name: string): Option {
  return { code, pl: name, en: name };
}

/** All sixteen names are neuter adjectives: `zachodniopomorskie`, `zachodniopomorskiego`, `zachodniopomorskim`. */
const ENDINGS = { nominative: 'e', genitive: 'ego', locative: 'm' } as const;

/** `województwo lubuskie`, `the voivodeship of Lubusz` */
export function regionText(code: string, locale: Locale): string {
  const name = voivodeshipName(code, { locale });

  return locale === 'pl' ? `województwo ${name}` : `the voivodeship of ${name}`;
}

/** The name of a voivodeship in the case that a Polish sentence needs, or in English. Empty for an unknown code. */
export function voivodeshipName(
  code: string,
  { locale = 'pl', form = 'nominative' }: { locale?: Locale; form?: keyof typeof ENDINGS } = {},
): string {
  const found = WOJEWODZTWO.find((each) => each.code === code);
  if (!found) return '';

  return locale === 'pl' ? found.pl.replace(/e$/, ENDINGS[form]) : found.en;
}
