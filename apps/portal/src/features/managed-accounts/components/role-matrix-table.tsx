import type { RoleDefinition } from '@urzad/contract';
import {
  dutyOf,
  MATRIX_GROUPS,
  type MatrixGroup,
  type MatrixRow,
  ROLE_MATRIX,
  roleName,
} from '@urzad/grants';
import { Card, DescriptionList, Icon, Table, useLocale } from '@urzad/ui';
import { Eye, PencilLine } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { roleMessages } from '../messages/roles';

const GROUPS = Object.keys(MATRIX_GROUPS) as MatrixGroup[];

/** What each role of the office does and reads, by kind of work. */
export function RoleMatrix({ roles }: { roles: readonly RoleDefinition[] }) {
  const words = useMessages(roleMessages);
  const locale = useLocale();
  const ofOffice = roles.filter(({ perspective }) => perspective !== 'citizen');

  return (
    <div className="u:grid u:gap-5">
      <p className="u:flex u:flex-wrap u:gap-x-5 u:gap-y-1 u:text-sm">
        <span className="u:inline-flex u:items-center u:gap-1.5">
          <Icon of={PencilLine} /> <span>{words.edits}</span>
        </span>
        <span className="u:inline-flex u:items-center u:gap-1.5">
          <Icon of={Eye} /> <span>{words.reads}</span>
        </span>
        <span className="u:inline-flex u:items-center u:gap-1.5">
          <span aria-hidden="true">·</span> <span>{words.nothing}</span>
        </span>
      </p>
      {GROUPS.map((group) => (
        <section key={group} className="u:grid u:gap-2">
          <h2 className="u:text-md">{MATRIX_GROUPS[group][locale]}</h2>
          <Table<MatrixRow>
            caption={words.matrixCaption(MATRIX_GROUPS[group][locale])}
            density="dense"
            cardsUpTo="tablet"
            rows={ROLE_MATRIX.filter((row) => row.group === group)}
            rowKey={(row) => row.work.en}
            card={(row) => <Work row={row} roles={ofOffice} />}
            columns={[
              { key: 'work', header: words.work, cell: (row) => row.work[locale] },
              ...ofOffice.map((role) => ({
                key: role.code,
                header: role.code,
                cell: (row: MatrixRow) => (
                  <Duty duty={dutyOf(row, role.privileges)} role={roleName(role, locale)} />
                ),
              })),
            ]}
          />
        </section>
      ))}
    </div>
  );
}

/** One kind of work on a small screen: who does it, and who reads it. */
function Work({ row, roles }: { row: MatrixRow; roles: readonly RoleDefinition[] }) {
  const words = useMessages(roleMessages);
  const locale = useLocale();
  const namesOf = (duty: ReturnType<typeof dutyOf>) =>
    roles
      .filter((role) => dutyOf(row, role.privileges) === duty)
      .map((role) => roleName(role, locale))
      .join(', ');

  return (
    <Card>
      <p className="u:mb-2 u:font-semibold">{row.work[locale]}</p>
      <DescriptionList
        items={[
          { term: words.edits, value: namesOf('E') || words.nobody },
          { term: words.reads, value: namesOf('R') || words.nobody },
        ]}
      />
    </Card>
  );
}

function Duty({ duty, role }: { duty: ReturnType<typeof dutyOf>; role: string }) {
  const words = useMessages(roleMessages);
  if (!duty) {
    return (
      <>
        <span aria-hidden="true" className="u:text-muted">
          ·
        </span>
        <span className="u:sr-only">{words.nothing}</span>
      </>
    );
  }
  return (
    <span title={role}>
      <Icon of={duty === 'E' ? PencilLine : Eye} />
      <span className="u:sr-only">{duty === 'E' ? words.edits : words.reads}</span>
    </span>
  );
}
