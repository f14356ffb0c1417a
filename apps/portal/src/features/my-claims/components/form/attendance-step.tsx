import { Checkbox, formOf, IntField, NumberedSection, TextArea, YesNo } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useClaimEditor } from '../../logic/claim-editor';
import type { ClaimValues } from '../../logic/claim-values';
import { claimFormMessages } from '../../messages/claim-form';

const { FormField } = formOf<ClaimValues>();

/** The second step: days in care, work, declarations. */
export function AttendanceStep() {
  const { attendance: words, declarations } = useMessages(claimFormMessages);
  const { claim } = useClaimEditor();

  return (
    <>
      <NumberedSection number="2.1" title={words.title(claim.month)}>
        <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
          <FormField name="header.days_present">
            {(field) => <IntField {...field} required label={words.present} />}
          </FormField>
          <FormField name="header.days_absent_sick">
            {(field) => <IntField {...field} required label={words.sick} />}
          </FormField>
        </div>
      </NumberedSection>
      <NumberedSection number="2.2" title={words.work}>
        <FormField name="header.employment_confirmed">
          {(field) => <YesNo {...field} required label={words.employed} />}
        </FormField>
        <FormField name="header.sick_leave_over_30">
          {(field) => <YesNo {...field} required label={words.sickLeave} />}
        </FormField>
      </NumberedSection>
      <NumberedSection number="2.3" title={declarations.title}>
        <Declaration name="decl_paid" label={declarations.paid} />
        <Declaration name="decl_no_double" label={declarations.noDouble} />
        <Declaration name="decl_no_change" label={declarations.noChange} />
        <FormField name="header.note">
          {(field) => (
            <TextArea {...field} label={declarations.note} hint={declarations.noteHint} maxLength={1000} />
          )}
        </FormField>
      </NumberedSection>
    </>
  );
}

interface DeclarationProps {
  name: 'decl_paid' | 'decl_no_double' | 'decl_no_change';
  label: string;
}

function Declaration({ name, label }: DeclarationProps) {
  return (
    <FormField name={`header.${name}`} as="value">
      {({ value, onValueChange, ...field }) => (
        <Checkbox
          {...field}
          required
          label={label}
          checked={value === 'yes'}
          onCheckedChange={(isChecked) => onValueChange(isChecked ? 'yes' : '')}
        />
      )}
    </FormField>
  );
}
