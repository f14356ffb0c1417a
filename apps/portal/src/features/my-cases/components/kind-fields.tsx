import { askedFieldsOf, CASE_LETTER, type CaseKind, caseFieldsOf } from '@urzad/grants';
import { formOf } from '@urzad/ui';
import { FieldGrid } from '#shared/spec-form/field-grid';
import { type FormEditor, FormEditorContext } from '#shared/spec-form/form-editor';
import { SpecQuestion } from '#shared/spec-form/spec-question';
import { AccountBank } from './account-bank';

const { useFormAnswers } = formOf<Record<string, unknown>>();

/** A new case has no remarks, and all of it may change. */
const EDITOR: FormEditor = { isEditable: () => true, remarksOn: () => [], mayExplain: false };
const HINTS = { account: <AccountBank /> };
const NOTHING = {};

export interface KindFieldsProps {
  kind: CaseKind;
  /** The letter that opens the case. */
  hasLetter?: boolean;
}

/** The questions of a kind of case, as far as the answers lead to them. */
export function KindFields({ kind, hasLetter = false }: KindFieldsProps) {
  const names = useFormAnswers((values) => Object.keys(askedFieldsOf(kind, values)));
  const asked = Object.entries(caseFieldsOf(kind)).filter(([name]) => names.includes(name));
  const fields = { ...Object.fromEntries(asked), ...(hasLetter && { body: CASE_LETTER }) };

  return (
    <FormEditorContext value={EDITOR}>
      <FieldGrid>
        {Object.entries(fields).map(([name, spec]) => (
          <SpecQuestion key={name} path={name} spec={spec} hints={HINTS} widgets={NOTHING} />
        ))}
      </FieldGrid>
    </FormEditorContext>
  );
}
