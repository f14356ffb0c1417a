import { MATRIX_GROUPS, type MatrixGroup, ROLE_MATRIX } from '@urzad/grants';
import { FieldGroup, formOf, SelectField, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { dutiesWithin, type RoleValues } from '../logic/role-values';
import { officeRoleMessages } from '../messages/office-roles';

const { FormField } = formOf<RoleValues>();
const GROUPS = Object.keys(MATRIX_GROUPS) as MatrixGroup[];

/** What a role allows, by the rows of the matrix; only what can be given is offered. */
export function RoleDuties({ within }: { within: readonly string[] }) {
  const words = useMessages(officeRoleMessages);
  const locale = useLocale();
  const rows = ROLE_MATRIX.map((row, index) => ({ row, index, duties: dutiesWithin(row, within) }));

  return GROUPS.map((group) => {
    const offered = rows.filter(({ row, duties }) => row.group === group && duties.length > 0);
    if (offered.length === 0) return null;
    return (
      <FieldGroup key={group} legend={`${words.duties}: ${MATRIX_GROUPS[group][locale]}`}>
        {offered.map(({ row, index, duties }) => (
          <FormField key={index} name={`duties.${index}`}>
            {(field) => (
              <SelectField
                {...field}
                label={row.work[locale]}
                nullLabel={words.none}
                options={duties.map((duty) => ({
                  value: duty,
                  label: duty === 'E' ? words.edits : words.reads,
                }))}
              />
            )}
          </FormField>
        ))}
      </FieldGroup>
    );
  });
}
