import { formatMoney, longDateText, type Option, optionOf } from '@urzad/domain';
import { ANNEX_KIND, annexRowLabel, annexValueText } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { ContractData, OfficeData } from '../../documents/document-renderer';
import type { CallRow } from '../cofunding-calls/public';
import type { ContractRecord } from '../cofunding-contracts/public';
import type { RegistrationRecord } from '../cofunding-registrations/public';
import { section, signature, statements } from '../public-documents/public';
import type { AnnexRecord } from './repository';

interface Sources {
  record: AnnexRecord;
  contract: Pick<ContractRecord, 'number' | 'conclude_date'>;
  registration: Pick<RegistrationRecord, 'form'>;
  call: Pick<CallRow, 'number'>;
  office: OfficeData;
  /** For whom the director acts, and the number of the power. */
  party: { legalPerson: string; powerNo: string };
  /** Forms of care, as the office calls them. */
  forms: readonly Option[];
}

/** The annex of a contract (D6a): what was and what is, from which day, and that all else stays. */
export function annexDocument({
  record,
  contract,
  registration,
  call,
  office,
  party,
  forms,
}: Sources): Pick<ContractData, 'office' | 'title' | 'sections'> {
  const { firstname, lastname } = formOfDraft(registration.form);
  const concluded =
    contract.conclude_date === null ? '' : ` zawartej ${longDateText(contract.conclude_date)}`;
  const kinds = record.kinds.flatMap((kind) => optionOf(ANNEX_KIND, kind)?.pl.toLowerCase() ?? []);
  return {
    office,
    title: `Aneks ${record.number}`,
    sections: [
      section(
        'Strony aneksu',
        statements(
          `${party.legalPerson}, w którego imieniu na podstawie pełnomocnictwa nr ${party.powerNo} działa dyrektor: ${office.name}, ${office.address}, dalej „Urząd”.`,
          `${firstname} ${lastname}`.trim().concat(', dalej „uczestnik”.'),
        ),
      ),
      section(
        '§ 1. Podstawa',
        statements(
          `Strony zmieniają umowę uczestnictwa ${contract.number}${concluded}, nabór nr ${call.number}. Podstawą jest § 8 umowy.`,
          `Aneks dotyczy: ${kinds.join(', ')}. Powód: ${record.reason}`,
        ),
      ),
      {
        title: '§ 2. Co się zmienia',
        blocks: [
          {
            kind: 'table',
            columns: ['Czego dotyczy', 'Było', 'Jest'],
            rows: record.plan.rows.map((row) => [
              annexRowLabel(row),
              annexValueText(row.field, row.before, { forms }),
              annexValueText(row.field, row.after, { forms }),
            ]),
          },
        ],
      },
      ...schedules(record),
      section(
        '§ 3. Od kiedy',
        statements(
          `Zmiany obowiązują od dnia: ${longDateText(record.valid_from)}`,
          'Pozostałe postanowienia umowy są bez zmian.',
          'Aneks jest częścią umowy.',
        ),
      ),
      section('Podpisy', signature('Data i podpis uczestnika'), signature('Data i podpis w imieniu Urzędu')),
    ],
  };
}

/** The months of each changed co-funding, with what is paid for them at most. */
function schedules({ plan }: AnnexRecord): ContractData['sections'] {
  return plan.care.flatMap(({ child_firstname, after }) =>
    after
      ? [
          {
            title: `Miesiące dofinansowania: ${child_firstname}`,
            blocks: [
              {
                kind: 'table' as const,
                columns: ['Miesiąc', 'Dni', 'Najwyżej'],
                rows: after.schedule.map(({ month, days, limit }) => [
                  month.split('-').toReversed().join('.'),
                  String(days),
                  formatMoney(limit),
                ]),
              },
            ],
          },
        ]
      : [],
  );
}
