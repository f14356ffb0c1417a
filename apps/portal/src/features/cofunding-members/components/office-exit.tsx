import type { Member } from '@urzad/contract';
import { longDateText, optionOf, optionText, warsawDate, YES_NO } from '@urzad/domain';
import { END_REASON, EXIT_STATUS } from '@urzad/grants';
import { Button, Card, DescriptionList, formOf, SelectField, toast, useLocale, useTypeset } from '@urzad/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { useNames } from '#shared/libraries/use-words';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
import { mayDo } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { fillExitForm, ofMember } from '../api';
import { exitMessages } from '../messages/exit';

/** How the support ended and what the person does after it, which the office corrects. */
export function OfficeExit({ member }: { member: Member }) {
  const words = useMessages(exitMessages);
  const locale = useLocale();
  const mayCorrect = useSession(({ me }) => mayDo(me, 'cofunding_member_edit'));
  const ends = useNames('END_REASON', END_REASON);
  const { end_date, end_reason, exit } = member;
  if (!exit && end_date === null) return null;

  return (
    <Card className="u:grid u:justify-items-start u:gap-3">
      <h2 className="u:text-lg">{words.officeTitle}</h2>
      <DescriptionList
        items={[
          ...(end_date ? [{ term: words.endDate, value: longDateText(end_date, locale) }] : []),
          ...(end_reason ? [{ term: words.endReason, value: optionText(ends, end_reason, locale) }] : []),
          ...(exit ? exitRows(exit) : []),
        ]}
      />
      {exit && mayCorrect && <Correct member={member} exit={exit} />}
    </Card>
  );

  function exitRows({
    exit_to,
    exit_labour_status,
    exit_date_filled,
    followed_path,
  }: NonNullable<Member['exit']>) {
    if (exit_labour_status === null) {
      return [{ term: words.status, value: words.missing(longDateText(exit_to, locale)) }];
    }
    return [
      { term: words.status, value: optionText(EXIT_STATUS, exit_labour_status, locale) },
      ...(exit_date_filled
        ? [{ term: words.filled, value: longDateText(warsawDate(new Date(exit_date_filled)), locale) }]
        : []),
      ...(followed_path ? [{ term: words.path, value: optionText(YES_NO, followed_path, locale) }] : []),
    ];
  }
}

interface CorrectValues {
  exit_labour_status: string;
  followed_path: string;
}

const { FormField } = formOf<CorrectValues>();

function Correct({ member, exit }: { member: Member; exit: NonNullable<Member['exit']> }) {
  const words = useMessages(exitMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const [isOpen, setOpen] = useState(false);
  const { id, row_version } = member;
  const form = useForm<CorrectValues>();
  const decision = useStep<Member, CorrectValues>({
    ...ofMember,
    send: (values, key) => {
      const status = optionOf(EXIT_STATUS, values.exit_labour_status)?.code;
      const path = optionOf(YES_NO, values.followed_path)?.code;
      const body = { row_version, ...(status && { exit_labour_status: status }) };
      return fillExitForm(id, { ...body, ...(path && { followed_path: path }) }, key);
    },
    onDone: () => {
      setOpen(false);
      toast.success(words.corrected);
    },
  });

  return (
    <>
      <Button
        size="sm"
        icon={Pencil}
        onClick={() => {
          decision.reset();
          const { exit_labour_status, followed_path } = exit;
          form.reset(
            { exit_labour_status: exit_labour_status ?? '', followed_path: followed_path ?? '' },
            { keepFieldsRef: true },
          );
          setOpen(true);
        }}
      >
        {words.correct}
      </Button>
      {isOpen && (
        <DecisionForm<CorrectValues>
          title={words.correctTitle}
          back={words.back}
          action={{ children: words.save }}
          refused={words.notSaved}
          reasons={words.reasons}
          form={form}
          decision={decision}
          check={({ exit_labour_status }) =>
            optionOf(EXIT_STATUS, exit_labour_status) ? {} : { exit_labour_status: 'is-empty' as const }
          }
          errorText={() => words.choose}
          onClose={() => setOpen(false)}
          intro={words.correctIntro}
        >
          <FormField name="exit_labour_status">
            {(field) => (
              <SelectField
                {...field}
                required
                label={words.status}
                options={EXIT_STATUS.map((status) => ({
                  value: status.code,
                  label: typeset(status[locale]),
                }))}
              />
            )}
          </FormField>
          <FormField name="followed_path">
            {(field) => (
              <SelectField
                {...field}
                label={words.path}
                options={YES_NO.map((answer) => ({ value: answer.code, label: answer[locale] }))}
              />
            )}
          </FormField>
        </DecisionForm>
      )}
    </>
  );
}
