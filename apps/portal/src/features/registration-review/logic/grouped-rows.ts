import { type Locale, NO_VALUE, typeset } from '@urzad/domain';
import type { ReviewedRow } from './review-groups';

/** One answer, or several in one row. */
export interface GroupedRow extends ReviewedRow {
  parts?: readonly ReviewedRow[];
}

interface Group {
  code: string;
  pl: string;
  en: string;
  /** Names of fields; those of a child without their prefix. */
  fields: readonly string[];
  /** Answers that are unclear without the label of their field. */
  labelled?: true;
  /** As a document writes them: words of one phrase, then the next phrase after a comma. Without it, one by one. */
  phrases?: readonly (readonly string[])[];
}

/** Fields that an officer compares with one line of a document. A field in no group has a row of its own. */
export const ROW_GROUPS: readonly Group[] = [
  {
    code: 'name',
    pl: 'Imię i nazwisko',
    en: 'Name',
    fields: ['firstname', 'secondname', 'lastname', 'family_name'],
    phrases: [['firstname', 'secondname', 'lastname'], ['family_name']],
  },
  {
    code: 'identity',
    pl: 'PESEL i obywatelstwo',
    en: 'PESEL and citizenship',
    fields: ['citizenship', 'no_pesel', 'pesel', 'id_document', 'born_date', 'sex'],
    labelled: true,
  },
  { code: 'contact', pl: 'Kontakt', en: 'Contact', fields: ['mail', 'phone'] },
  {
    code: 'address',
    pl: 'Adres',
    en: 'Address',
    fields: [
      'street',
      'building_number',
      'apartment_number',
      'zip_code',
      'city',
      'community',
      'district',
      'region',
    ],
    phrases: [
      ['street', 'building_number', 'apartment_number'],
      ['zip_code', 'city'],
      ['community'],
      ['district'],
      ['region'],
    ],
  },
  {
    code: 'corr',
    pl: 'Adres do korespondencji',
    en: 'Address for letters',
    fields: ['corr_street', 'corr_building_number', 'corr_apartment_number', 'corr_zip_code', 'corr_city'],
    phrases: [
      ['corr_street', 'corr_building_number', 'corr_apartment_number'],
      ['corr_zip_code', 'corr_city'],
    ],
  },
  {
    code: 'labour',
    pl: 'Sytuacja zawodowa',
    en: 'Labour status',
    fields: ['labour_status', 'labour_since', 'unemployed_months'],
    labelled: true,
  },
  {
    code: 'employer',
    pl: 'Pracodawca',
    en: 'Employer',
    fields: ['employer_name', 'employer_nip', 'employer_address', 'job_title'],
  },
  { code: 'leave', pl: 'Urlop', en: 'Leave', fields: ['leave_kind', 'leave_to'], labelled: true },
  {
    code: 'return',
    pl: 'Powrót do pracy',
    en: 'Return to work',
    fields: ['return_date', 'return_form'],
    labelled: true,
  },
  {
    code: 'provider',
    pl: 'Placówka',
    en: 'Provider',
    fields: ['care_form', 'provider_name', 'provider_register_no', 'provider_nip'],
  },
  {
    code: 'care_place',
    pl: 'Miejsce opieki',
    en: 'Place of care',
    fields: ['provider_city', 'provider_community', 'provider_district', 'provider_region'],
    phrases: [['provider_city'], ['provider_community'], ['provider_district'], ['provider_region']],
  },
  {
    code: 'period',
    pl: 'Okres opieki',
    en: 'Period of care',
    fields: ['care_start', 'care_months'],
    labelled: true,
  },
  {
    code: 'other_parent',
    pl: 'Drugi rodzic',
    en: 'The other parent',
    fields: ['other_parent_name', 'other_parent_works'],
    labelled: true,
  },
  {
    code: 'criteria',
    pl: 'Kryteria',
    en: 'Criteria',
    fields: ['crit_single', 'crit_big_family', 'crit_child_dis', 'crit_parent_dis', 'disability'],
    labelled: true,
  },
  {
    code: 'situation',
    pl: 'Sytuacja',
    en: 'Situation',
    fields: ['migrant', 'third_country', 'minority', 'homeless'],
    labelled: true,
  },
  {
    code: 'declarations',
    pl: 'Oświadczenia',
    en: 'Declarations',
    fields: ['decl_rules', 'decl_truth', 'decl_no_double', 'decl_residence', 'decl_custody', 'decl_return'],
    labelled: true,
  },
];

/**
 * Answers of a group as one row, at the position of the first one. Corrected answers and those with remarks have a
 * row of their own.
 */
export function groupedRows(rows: readonly ReviewedRow[], locale: Locale): GroupedRow[] {
  const members = new Map<Group, ReviewedRow[]>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group) members.set(group, [...(members.get(group) ?? []), row]);
  }

  return rows.flatMap((row): GroupedRow[] => {
    const group = groupOf(row);
    const parts = (group && members.get(group)) ?? [];
    if (!group || parts.length < 2) return [row];
    return parts[0] === row ? [asOne(group, inOrder(group, parts), locale)] : [];
  });
}

function groupOf({ path, previous, asked }: ReviewedRow): Group | undefined {
  if (previous !== undefined || asked !== undefined) return undefined;
  return ROW_GROUPS.find(({ fields }) => fields.includes(fieldOf(path)));
}

function asOne(group: Group, parts: readonly ReviewedRow[], locale: Locale): GroupedRow {
  const [first] = parts;
  const said = parts.filter(({ text }) => text !== NO_VALUE[locale]);
  const text = group.phrases
    ? inPhrases(group.phrases, said)
    : said.map((row) => (group.labelled ? withLabel(row) : row.text)).join(' · ');

  return {
    path: `${first?.path ?? ''}+${group.code}`,
    label: typeset(group[locale], locale),
    text: text || NO_VALUE[locale],
    parts,
  };
}

/** `Wczasowa 11/2, 72-420 Dziwnów`. An empty phrase is left out. */
function inPhrases(phrases: readonly (readonly string[])[], said: readonly ReviewedRow[]): string {
  return phrases
    .map((fields) => said.filter(({ path }) => fields.includes(fieldOf(path))))
    .filter((words) => words.length > 0)
    .map((words) => words.map(asWord).join(''))
    .join(', ');
}

/** The number of a flat follows that of the house without a space; other answers are words of their own. */
function asWord({ path, text }: ReviewedRow, at: number): string {
  if (at === 0) return text;
  return fieldOf(path).endsWith('apartment_number') ? `/${text}` : ` ${text}`;
}

/** `Płeć: kobieta`; a label that is a question has its own mark. */
function withLabel({ label, text }: ReviewedRow): string {
  return label.endsWith('?') ? `${label} ${text}` : `${label}: ${text}`;
}

/** In the usual order: the street before the town. */
function inOrder({ fields }: Group, parts: readonly ReviewedRow[]): ReviewedRow[] {
  return parts.toSorted(
    (one, other) => fields.indexOf(fieldOf(one.path)) - fields.indexOf(fieldOf(other.path)),
  );
}

function fieldOf(path: string): string {
  return path.replace(/^children\.[0-9]+\./, '');
}
