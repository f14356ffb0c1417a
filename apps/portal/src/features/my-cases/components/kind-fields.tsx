import { CASE_LETTER, type CaseKind, caseFieldsOf } from '@urzad/grants';
import { FieldGrid } from '#shared/spec-form/field-grid';
import { type FormEditor, FormEditorContext } from '#shared/spec-form/form-editor';
import { SpecQuestion } from '#shared/spec-form/spec-question';

/** A new case has no remarks, and all of it may change. */
const EDITOR: FormEditor = { isEditable: () => true, remarksOn: () => [], mayExplain: false };
const NOTHING = {};

export interface KindFieldsProps {
  kind: CaseKind;
  /** The letter that opens the case. */
  hasLetter?: boolean;
}

/** The questions of a kind of case. */
export function KindFields({ kind, hasLetter = false }: KindFieldsProps) {
  const fields = { ...caseFieldsOf(kind), ...(hasLetter && { body: CASE_LETTER }) };

  return (
    <FormEditorContext value={EDITOR}>
      <FieldGrid>
        {Object.entries(fields).map(([name, spec]) => (
          <SpecQuestion key={name} path={name} spec={spec} hints={NOTHING} widgets={NOTHING} />
        ))}
      </FieldGrid>
    </FormEditorContext>
  );
}
