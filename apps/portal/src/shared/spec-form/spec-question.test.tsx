import type { FieldSpec } from '@urzad/domain';
import { Form, UrzadProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { type FormEditor, FormEditorContext } from './form-editor';
import { type AskedQuestion, SpecQuestion } from './spec-question';

const SPEC: FieldSpec = { step: 1, type: 'text', pl: 'Numer faktury', en: 'Invoice number', required: true };
const EDITOR: FormEditor = { isEditable: () => true, remarksOn: () => [], mayExplain: true };
const REMARK = { at: 2, text: 'Numer jest inny.', label: 'Numer faktury' };

function Asked({ editor, hasWidget }: { editor: FormEditor; hasWidget: boolean }) {
  const form = useForm({ defaultValues: { lines: [{ number: 'FV/01' }], explanations: [] } });

  return (
    <UrzadProvider>
      <FormEditorContext value={editor}>
        <Form form={form} label="Rozliczenie" send={async () => undefined}>
          <SpecQuestion
            path="lines.0.number"
            spec={SPEC}
            hints={{ 'lines.number': 'Jest u góry faktury.' }}
            widgets={hasWidget ? { 'lines.number': Widget } : {}}
          />
        </Form>
      </FormEditorContext>
    </UrzadProvider>
  );
}

function Widget({ path, hint, readOnly }: AskedQuestion) {
  return (
    <output>
      {path}: {hint} {readOnly ? 'zamknięte' : 'otwarte'}
    </output>
  );
}

const markupOf = (changes: Partial<FormEditor> = {}, { hasWidget = false } = {}) =>
  renderToStaticMarkup(<Asked editor={{ ...EDITOR, ...changes }} hasWidget={hasWidget} />);

it('asks by the widget of the type, with the hint of the question in every item of a list', () => {
  expect(markupOf()).toContain('Jest u góry faktury.');
  expect(markupOf()).toContain('name="lines.0.number"');
});

it('asks by the widget that was given for it', () => {
  const markup = markupOf({ isEditable: () => false }, { hasWidget: true });
  expect(markup).toContain('lines.0.number: Jest u góry faktury. zamknięte');
  expect(markup).not.toContain('name="lines.0.number"');
});

it('has the remark in place of the hint, and a field for its explanation', () => {
  const markup = markupOf({ remarksOn: () => [REMARK] });
  expect(markup).toContain('Uwaga urzędu: Numer jest inny.');
  expect(markup).not.toContain('Jest u góry faktury.');
  expect(markup).toContain('name="explanations.2"');
});
