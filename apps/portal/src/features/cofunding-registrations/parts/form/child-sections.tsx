import { CHILD_FIELDS } from '@urzad/domain';
import { CHILDREN_MAX } from '@urzad/domain/schemas';
import { Button, ConfirmDialog, NumberedSection } from '@urzad/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useMessages } from '../../../../shared/i18n/messages';
import { CHILD_SECTIONS } from '../../form/sections';
import { EMPTY_TYPED_CHILD, type FormValues, isEmptyChild, type TypedChild } from '../../form/values';
import { formMessages } from '../../form-messages';
import { useEditor } from './editor-context';
import { FieldGrid } from './field-grid';
import { FormField } from './form-field';
import type { StepSectionsProps } from './person-sections';

const CHILDREN_STEP = 4;

/** Step 4 asks who the children are and lets them be added and taken away; step 5 asks about the care of each. */
export function ChildSections({ step, values, textOf }: StepSectionsProps) {
  const words = useMessages(formMessages);
  const { control } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'children' });
  const addButton = useRef<HTMLButtonElement>(null);
  const mayAddAndRemove = useEditor().isEditable('children') && step === CHILDREN_STEP;

  function removeAt(at: number) {
    remove(at);
    addButton.current?.focus();
  }

  return (
    <>
      {fields.map(({ id }, at) => {
        const child = values.children[at] ?? EMPTY_TYPED_CHILD;
        const name = nameOf(child) || words.child(at + 1);
        return (
          <NumberedSection
            key={id}
            number={`${step}.${at + 1}`}
            title={step === CHILDREN_STEP ? name : words.care(name)}
          >
            <FieldGrid>
              {(CHILD_SECTIONS[step] ?? []).map((field) => (
                <FormField
                  key={field}
                  path={`children.${at}.${field}`}
                  spec={CHILD_FIELDS[field]}
                  answers={child}
                  error={textOf(`children.${at}.${field}`)}
                />
              ))}
            </FieldGrid>
            {mayAddAndRemove && fields.length > 1 && (
              <RemoveChild name={name} isEmpty={isEmptyChild(child)} onRemove={() => removeAt(at)} />
            )}
          </NumberedSection>
        );
      })}
      {mayAddAndRemove && fields.length < CHILDREN_MAX && (
        // Under the answers of the last child, right of the numbered margin.
        <div className="tablet:grid tablet:grid-cols-margin tablet:gap-x-5">
          <div className="tablet:col-start-2">
            <Button
              ref={addButton}
              icon={Plus}
              onClick={() => append(EMPTY_TYPED_CHILD, { focusName: `children.${fields.length}.firstname` })}
            >
              {words.addChild}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

interface RemoveChildProps {
  name: string;
  isEmpty: boolean;
  onRemove: () => void;
}

/** Asks first when something has been typed. */
function RemoveChild({ name, isEmpty, onRemove }: RemoveChildProps) {
  const words = useMessages(formMessages);
  const [isAsking, setAsking] = useState(false);

  return (
    <div>
      <Button variant="quiet" icon={Trash2} onClick={isEmpty ? onRemove : () => setAsking(true)}>
        {words.removeChild(name)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle(name)}
        confirmLabel={words.removeConfirm}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {words.removeText}
      </ConfirmDialog>
    </div>
  );
}

function nameOf({ firstname, lastname }: TypedChild): string {
  return `${firstname} ${lastname}`.trim();
}
