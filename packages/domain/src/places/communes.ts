import { foldForSearch } from '../words/fold-for-search';
import type { Option } from '../words/option';

/** A commune (gmina) with the facts on which decisions of the office depend. */
export interface Commune extends Option {
  /** `Kobylanka`: without its kind. */
  name: string;
  kind: CommuneKind;
  /** TERC code of its district. */
  district: string;
  /** Degree of urbanisation: 1 city, 2 town, 3 rural area. */
  degurba: 1 | 2 | 3;
  /** Lies in the special zone of inclusion (SSW). */
  inZone: boolean;
  hasNursery: boolean;
}

export type CommuneKind = 'miejska' | 'miejsko-wiejska' | 'wiejska';

const KIND_EN = { miejska: 'urban', 'miejsko-wiejska': 'urban-rural', wiejska: 'rural' } as const;

/** All communes of voivodeship 32, by district. */
const NAMES: Record<string, Partial<Record<CommuneKind, string>>> = {
  '3201': { miejska: 'Białogard', 'miejsko-wiejska': 'Karlino, Tychowo', wiejska: 'Białogard' },
  '3202': { 'miejsko-wiejska': 'Choszczno, Drawno, Pełczyce, Recz', wiejska: 'Bierzwnik, Krzęcin' },
  '3203': {
    'miejsko-wiejska': 'Czaplinek, Drawsko Pomorskie, Kalisz Pomorski, Złocieniec',
    wiejska: 'Wierzchowo',
  },
  '3204': { 'miejsko-wiejska': 'Goleniów, Maszewo, Nowogard, Stepnica', wiejska: 'Osina, Przybiernów' },
  '3205': { 'miejsko-wiejska': 'Gryfice, Płoty, Trzebiatów', wiejska: 'Brojce, Karnice, Rewal' },
  '3206': {
    'miejsko-wiejska': 'Cedynia, Chojna, Gryfino, Mieszkowice, Moryń, Trzcińsko-Zdrój',
    wiejska: 'Banie, Stare Czarnowo, Widuchowa',
  },
  '3207': {
    'miejsko-wiejska': 'Dziwnów, Golczewo, Kamień Pomorski, Międzyzdroje, Wolin',
    wiejska: 'Świerzno',
  },
  '3208': {
    miejska: 'Kołobrzeg',
    'miejsko-wiejska': 'Gościno',
    wiejska: 'Dygowo, Kołobrzeg, Rymań, Siemyśl, Ustronie Morskie',
  },
  '3209': {
    'miejsko-wiejska': 'Bobolice, Mielno, Polanów, Sianów',
    wiejska: 'Będzino, Biesiekierz, Manowo, Świeszyno',
  },
  '3210': { 'miejsko-wiejska': 'Barlinek, Dębno, Myślibórz', wiejska: 'Boleszkowice, Nowogródek Pomorski' },
  '3211': { 'miejsko-wiejska': 'Nowe Warpno, Police', wiejska: 'Dobra, Kołbaskowo' },
  '3212': { 'miejsko-wiejska': 'Lipiany, Pyrzyce', wiejska: 'Bielice, Kozielice, Przelewice, Warnice' },
  '3213': { miejska: 'Darłowo, Sławno', wiejska: 'Darłowo, Malechowo, Postomino, Sławno' },
  '3214': {
    miejska: 'Stargard',
    'miejsko-wiejska': 'Chociwel, Dobrzany, Ińsko, Suchań',
    wiejska: 'Dolice, Kobylanka, Marianowo, Stara Dąbrowa, Stargard',
  },
  '3215': {
    miejska: 'Szczecinek',
    'miejsko-wiejska': 'Barwice, Biały Bór, Borne Sulinowo',
    wiejska: 'Grzmiąca, Szczecinek',
  },
  '3216': {
    miejska: 'Świdwin',
    'miejsko-wiejska': 'Połczyn-Zdrój',
    wiejska: 'Brzeżno, Rąbino, Sławoborze, Świdwin',
  },
  '3217': { miejska: 'Wałcz', 'miejsko-wiejska': 'Człopa, Mirosławiec, Tuczno', wiejska: 'Wałcz' },
  '3218': { 'miejsko-wiejska': 'Dobra, Łobez, Resko, Węgorzyno', wiejska: 'Radowo Małe' },
  '3261': { miejska: 'Koszalin' },
  '3262': { miejska: 'Szczecin' },
  '3263': { miejska: 'Świnoujście' },
};

/**
 * The facts below are what a new dictionary GMINY has. The office changes them there: they are demonstration data.
 */
const CITIES_OF_DEGREE_1 = ['Koszalin', 'Szczecin'];
const DISTRICTS_IN_ZONE = ['3201', '3203', '3215', '3216', '3217', '3218'];
const COMMUNES_IN_ZONE = [
  'Kobylanka',
  'Dobrzany',
  'Ińsko',
  'Suchań',
  'Brojce',
  'Płoty',
  'Polanów',
  'Bobolice',
];
const COMMUNES_WITHOUT_NURSERY = [
  'Bielice',
  'Bierzwnik',
  'Boleszkowice',
  'Brojce',
  'Brzeżno',
  'Grzmiąca',
  'Karnice',
  'Kozielice',
  'Krzęcin',
  'Marianowo',
  'Nowe Warpno',
  'Osina',
  'Radowo Małe',
  'Rąbino',
  'Siemyśl',
  'Sławoborze',
  'Świerzno',
  'Widuchowa',
];

export const GMINY: readonly Commune[] = Object.entries(NAMES).flatMap(([district, kinds]) =>
  (['miejska', 'miejsko-wiejska', 'wiejska'] as const).flatMap((kind) =>
    (kinds[kind]?.split(', ') ?? []).map((name) => commune(district, name, kind)),
  ),
);

export function findCommune(code: string): Commune | undefined {
  return GMINY.find((candidate) => candidate.code === code);
}

/** The code of a commune: its district, name and kind, as in the register TERC. */
export function communeCode(district: string, name: string, kind: CommuneKind): string {
  const slug = foldForSearch(name).replace(/ /g, '-');

  return `${district}-${slug}-${{ miejska: 'm', 'miejsko-wiejska': 'mw', wiejska: 'w' }[kind]}`;
}

function commune(district: string, name: string, kind: CommuneKind): Commune {
  const degurba = CITIES_OF_DEGREE_1.includes(name) ? 1 : kind === 'wiejska' ? 3 : 2;

  return {
    code: communeCode(district, name, kind),
    name,
    kind,
    pl: `${name} (gmina ${kind})`,
    en: `${name} (${KIND_EN[kind]} commune)`,
    district,
    degurba,
    inZone: DISTRICTS_IN_ZONE.includes(district) || COMMUNES_IN_ZONE.includes(name),
    hasNursery: !COMMUNES_WITHOUT_NURSERY.includes(name),
  };
}
