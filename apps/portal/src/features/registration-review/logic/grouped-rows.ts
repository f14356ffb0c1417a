import { type Locale, NO_VALUE } from '@urzad/domain';
import type { ReviewedRow } from './review-groups';

/** One answer, or several in one row. */
export interface GroupedRow extends ReviewedRow {
  parts?: readonly ReviewedRow[];
}

interface GroupRule {
  code: string;
  /** Names of fields; those of a child without their prefix. */
  fields: readonly string[];
  /** Answers that are unclear without the label of their field. */
  labelled?: true;
  /** As a document writes them: words of one phrase, then the next phrase after a comma. Without it, one by one. */
  phrases?: readonly (readonly string[])[];
}

/** Fields that an officer compares with one line of a document. A field in no group has a row of its own. */
export const ROW_GROUPS = [
  {
    code: 'name',
    fields: ['firstname', 'secondname', 'lastname', 'family_name'],
    phrases: [['firstname', 'secondname', 'lastname'], ['family_name']],
  },
  {
    code: 'identity',
    fields: ['citizenship', 'no_pesel', 'pesel', 'id_document', 'born_date', 'sex'],
    labelled: true,
  },
  { code: 'contact', fields: ['mail', 'phone'] },
  {
    code: 'address',
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
    fields: ['corr_street', 'corr_building_number', 'corr_apartment_number', 'corr_zip_code', 'corr_city'],
    phrases: [
      ['corr_street', 'corr_building_number', 'corr_apartment_number'],
      ['corr_zip_code', 'corr_city'],
    ],
  },
  {
    code: 'labour',
    fields: ['labour_status', 'labour_since', 'unemployed_months'],
    labelled: true,
  },
  {
    code: 'employer',
    fields: ['employer_name', 'employer_nip', 'employer_address', 'job_title'],
  },
  { code: 'leave', fields: ['leave_kind', 'leave_to'], labelled: true },
  {
    code: 'return',
    fields: ['return_date', 'return_form'],
    labelled: true,
  },
  {
    code: 'provider',
    fields: ['care_form', 'provider_name', 'provider_register_no', 'provider_nip'],
  },
  {
    code: 'care_place',
    fields: ['provider_city', 'provider_community', 'provider_district', 'provider_region'],
    phrases: [['provider_city'], ['provider_community'], ['provider_district'], ['provider_region']],
  },
  {
    code: 'period',
    fields: ['care_start', 'care_months'],
    labelled: true,
  },
  {
    code: 'other_parent',
    fields: ['other_parent_name', 'other_parent_works'],
    labelled: true,
  },
  {
    code: 'criteria',
    fields: ['crit_single', 'crit_big_family', 'crit_child_dis', 'crit_parent_dis', 'disability'],
    labelled: true,
  },
  {
    code: 'situation',
    fields: ['migrant', 'third_country', 'minority', 'homeless'],
    labelled: true,
  },
  {
    code: 'declarations',
    fields: ['decl_rules', 'decl_truth', 'decl_no_double', 'decl_residence', 'decl_custody', 'decl_return'],
    labelled: true,
  },
] as const satisfies readonly GroupRule[];
export type RowGroup = (typeof ROW_GROUPS)[number]['code'];

interface Group extends GroupRule {
  code: RowGroup;
}

const GROUPS: readonly Group[] = ROW_GROUPS;

/**
 * Answers of a group as one row, at the position of the first one. Corrected answers and those with remarks have a
 * row of their own.
 *
 * @param names what the answers of each group are called together
 */
export function groupedRows(
  rows: readonly ReviewedRow[],
  names: Readonly<Record<RowGroup, string>>,
  locale: Locale,
): GroupedRow[] {
  const members = new Map<Group, ReviewedRow[]>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group) members.set(group, [...(members.get(group) ?? []), row]);
  }

  return rows.flatMap((row): GroupedRow[] => {
    const group = groupOf(row);
    const parts = (group && members.get(group)) ?? [];
    if (!group || parts.length < 2) return [row];
    return parts[0] === row
      ? [{ ...asOne(group, inOrder(group, parts), locale), label: names[group.code] }]
      : [];
  });
}

function groupOf({ path, previous, asked }: ReviewedRow): Group | undefined {
  if (previous !== undefined || asked !== undefined) return undefined;
  return GROUPS.find(({ fields }) => fields.includes(fieldOf(path)));
}

function asOne(group: Group, parts: readonly ReviewedRow[], locale: Locale): Omit<GroupedRow, 'label'> {
  const [first] = parts;
  const said = parts.filter(({ text }) => text !== NO_VALUE[locale]);
  const text = group.phrases
    ? inPhrases(group.phrases, said)
    : said.map((row) => (group.labelled ? withLabel(row) : row.text)).join(' · ');

  return {
    path: `${first?.path ?? ''}+${group.code}`,
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
