import { ANNEX_TEXT_MAX } from '@urzad/contract';
import { optionText } from '@urzad/domain';
import { ANNEX_KIND, WORDED_ANNEX_KINDS } from '@urzad/grants';
import { Button, formOf, SelectField, TextArea, TextField, useLocale } from '@urzad/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import type { AnnexValues } from '../logic/annex-form';
import { annexFormMessages } from '../messages/annex-form';

const { FormField, useFormList } = formOf<AnnexValues>();

/** The most changes in words of one annex. */
const TEXTS_MAX = 10;

/** Changes that the office writes in words: nothing is computed of them. */
export function AnnexTextFields() {
  const words = useMessages(annexFormMessages);
  const { keys, append, remove } = useFormList('texts');
  const title = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  /** The button that was pressed goes with its change, and must not take the focus along. */
  function removeAt(at: number) {
    remove(at);
    // Of a full list the button to add comes back only now.
    (addButton.current ?? title.current)?.focus();
  }

  return (
    <section className="u:grid u:gap-4">
      <div className="u:grid u:gap-1">
        <h2 ref={title} tabIndex={-1} className="u:text-lg">
          {words.texts}
        </h2>
        <p className="u:text-sm u:text-muted">{words.textsHint}</p>
      </div>
      {keys.map((key, at) => (
        <TextChange key={key} at={at} onRemove={() => removeAt(at)} />
      ))}
      {keys.length < TEXTS_MAX && (
        <div>
          <Button
            ref={addButton}
            icon={Plus}
            onClick={() => append({ kind: 'DANE', label: '', before: '', after: '' }, 'label')}
          >
            {words.addText}
          </Button>
        </div>
      )}
    </section>
  );
}

function TextChange({ at, onRemove }: { at: number; onRemove: () => void }) {
  const words = useMessages(annexFormMessages);
  const locale = useLocale();

  return (
    <fieldset className="u:grid u:gap-4 u:border-t u:border-line-subtle u:pt-4">
      <legend className="u:sr-only">{words.textOf(at + 1)}</legend>
      <div className="u:grid u:items-start u:gap-4 u:tablet:grid-cols-2">
        <FormField name={`texts.${at}.label`}>
          {(field) => (
            <TextField {...field} required maxLength={200} label={words.label} hint={words.labelHint} />
          )}
        </FormField>
        <FormField name={`texts.${at}.kind`}>
          {(field) => (
            <SelectField
              {...field}
              required
              nullLabel={false}
              label={words.kind}
              options={WORDED_ANNEX_KINDS.map((value) => ({
                value,
                label: optionText(ANNEX_KIND, value, locale),
              }))}
            />
          )}
        </FormField>
        <FormField name={`texts.${at}.before`}>
          {(field) => <TextArea {...field} rows={2} maxLength={ANNEX_TEXT_MAX} label={words.before} />}
        </FormField>
        <FormField name={`texts.${at}.after`}>
          {(field) => (
            <TextArea {...field} required rows={2} maxLength={ANNEX_TEXT_MAX} label={words.after} />
          )}
        </FormField>
      </div>
      <div>
        <Button icon={Trash2} size="sm" onClick={onRemove}>
          {words.removeText(at + 1)}
        </Button>
      </div>
    </fieldset>
  );
}
