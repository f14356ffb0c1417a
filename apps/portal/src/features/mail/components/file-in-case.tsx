import type { MailLetter, MailThread } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { fileLetter, findCases, ofThread } from '../api';
import { objectOfValue } from '../logic/letter-values';
import { letterWords } from '../messages/letter';

/**
 * Makes the letter an entry of a case that is looked up. The question stays where somebody else was faster: who is late
 * reads why.
 */
export function FileInCase({ letter: { id, officecase } }: { letter: MailLetter }) {
  const words = useMessages(letterWords);
  const said = words.file;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const step = useStep<MailThread, number>({
    ...ofThread,
    send: (id_officecase, key) => fileLetter(id, id_officecase, key),
    onDone: () => {
      setOpen(false);
      toast.success(said.done);
    },
  });

  const refusedFile = said.fileErrors[fieldErrorsOf(step.error)?.filenames ?? ''];

  function decide() {
    const object = objectOfValue(chosen);
    setMissing(object === null);
    if (object) step.press(object.id_obj);
  }

  return (
    <>
      {!officecase && (
        <Button
          icon={FolderInput}
          onClick={() => {
            step.reset();
            setOpen(true);
          }}
        >
          {said.label}
        </Button>
      )}
      {isOpen && (
        <DecisionModal
          title={said.title}
          open
          onOpenChange={setOpen}
          back={words.back}
          action={{ children: said.label, icon: FolderInput, onClick: decide }}
          decision={step}
          refused={said.refused}
          reasons={words.reasons}
        >
          <p>{said.text}</p>
          <ObjectsField
            multiple={false}
            required
            label={said.officecase}
            lookup={findCases}
            value={chosen}
            error={isMissing && chosen === '' ? said.chosen : refusedFile}
            onValueChange={setChosen}
          />
        </DecisionModal>
      )}
    </>
  );
}
