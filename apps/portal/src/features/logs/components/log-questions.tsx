import { useQuery } from '@tanstack/react-query';
import { hasWords, searchWords } from '@urzad/domain';
import { LOG_EVENTS, LOG_OBJECTS, logEventName, logObjectName } from '@urzad/grants';
import { Button, SelectField, TextField, useLocale } from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { SideModal } from '@urzad/ui/overlays';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { findPeople, personQuery } from '../api';
import type { LogQuestions as Asked } from '../logic/log-list';
import {
  type QuestionValues,
  questionErrors,
  questionsOfValues,
  valuesOfQuestions,
} from '../logic/question-values';
import { logMessages } from '../messages/logs';

interface LogQuestionsProps {
  asked: Asked;
  onAsk: (asked: Asked) => void;
}

/** Opens the form that asks for one person, event, address or object. */
export function LogQuestions({ asked, onAsk }: LogQuestionsProps) {
  const words = useMessages(logMessages);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button icon={ListFilter} onClick={() => setOpen(true)}>
        {words.filters}
      </Button>
      {isOpen && (
        <Questions
          asked={asked}
          onClose={() => setOpen(false)}
          onAsk={(next) => {
            setOpen(false);
            onAsk(next);
          }}
        />
      )}
    </>
  );
}

function Questions({ asked, onAsk, onClose }: LogQuestionsProps & { onClose: () => void }) {
  const words = useMessages(logMessages);
  const locale = useLocale();
  const [values, setValues] = useState(() => valuesOfQuestions(asked));
  const [isRefused, setRefused] = useState(false);
  const errors = isRefused ? questionErrors(values) : {};
  const set = (part: Partial<QuestionValues>) => setValues((before) => ({ ...before, ...part }));
  const events = Object.keys(LOG_EVENTS).map((code) => ({ value: code, label: logEventName(code, locale) }));
  const kinds = Object.keys(LOG_OBJECTS).map((type) => ({ value: type, label: logObjectName(type, locale) }));

  function submit() {
    const isRight = Object.keys(questionErrors(values)).length === 0;
    setRefused(!isRight);
    if (isRight) onAsk(questionsOfValues(values));
  }

  return (
    <SideModal
      open
      onOpenChange={onClose}
      title={words.filtersTitle}
      onSubmit={submit}
      labels={{ save: words.show }}
    >
      <div className="u:grid u:gap-4">
        <PersonField
          label={words.personField}
          value={values.id_user}
          onValueChange={(id_user) => set({ id_user })}
        />
        <PersonField
          label={words.mainField}
          value={values.id_user_main}
          onValueChange={(id_user_main) => set({ id_user_main })}
        />
        <ObjectsField
          label={words.eventField}
          value={values.event}
          onValueChange={(event) => set({ event })}
          known={events}
          lookup={async (text) => found(events, text)}
        />
        <TextField
          label={words.ipField}
          hint={words.ipHint}
          value={values.ip}
          onValueChange={(ip) => set({ ip })}
          error={errors.ip && words.ipWrong}
        />
        <SelectField
          label={words.objectField}
          options={kinds}
          value={values.obj_type}
          onValueChange={(obj_type) => set({ obj_type })}
        />
        <TextField
          label={words.idField}
          hint={words.idHint}
          value={values.id_obj}
          onValueChange={(id_obj) => set({ id_obj })}
          error={errors.id_obj && words.idWrong}
        />
      </div>
    </SideModal>
  );
}

interface PersonFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

function PersonField({ value, ...field }: PersonFieldProps) {
  // The one of the address has an id only.
  const { data: name } = useQuery({ ...personQuery(value), enabled: value !== '' });

  return (
    <ObjectsField
      {...field}
      multiple={false}
      value={value}
      lookup={findPeople}
      known={name === undefined ? [] : [{ value, label: name }]}
    />
  );
}

const MOST = 100;

/** The events whose sentence has the typed words. */
function found(events: readonly { value: string; label: string }[], text: string) {
  const matching = events.filter(({ label }) => hasWords(label, searchWords(text)));
  return { items: matching.slice(0, MOST), count: matching.length };
}
