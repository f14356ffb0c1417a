import { useQueryClient } from '@tanstack/react-query';
import type { Member } from '@urzad/contract';
import { type IsoDate, longDateText, monthName, optionOf, optionText } from '@urzad/domain';
import { EXIT_STATUS } from '@urzad/grants';
import {
  Card,
  DateTile,
  FolderCard,
  FormSubmit,
  formOf,
  RadioCards,
  toast,
  useLocale,
  useTypeset,
} from '@urzad/ui';
import { OwnerPart } from '#shared/acting/owner-part';
import { DaysLeft } from '#shared/deadlines/due-date';
import { ownMemberQuery } from '#shared/entities/members/member-query';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { fillExitForm, ofMember } from '../api';
import { exitMessages } from '../messages/exit';

interface ExitValues {
  exit_labour_status: string;
}

const { FormField } = formOf<ExitValues>();

/** The question about the time after the support, or its answer; nothing before the last day. */
export function ExitTask({ member, today }: { member: Member; today: IsoDate }) {
  const words = useMessages(exitMessages);
  const locale = useLocale();
  const { exit, contract_number } = member;
  if (!exit) return null;
  if (exit.exit_labour_status !== null) {
    return (
      <Card className="u:grid u:gap-2">
        <h2 className="u:text-lg">{words.title}</h2>
        <p>{optionText(EXIT_STATUS, exit.exit_labour_status, locale)}</p>
        <p className="u:text-sm u:text-muted">{words.given}</p>
      </Card>
    );
  }
  const { exit_to } = exit;
  return (
    <FolderCard number={contract_number} tone="warning">
      <div className="u:grid u:gap-5">
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-4">
          <div className="u:grid u:max-w-text u:gap-1">
            <h2 className="u:text-xl">{words.title}</h2>
            <p>{words.text(longDateText(exit_to, locale))}</p>
          </div>
          <div className="u:grid u:justify-items-start u:gap-1 u:text-sm">
            <DateTile
              dateTime={exit_to}
              day={String(Number(exit_to.slice(8)))}
              month={monthName(exit_to.slice(0, 7), locale)}
            />
            <DaysLeft due={exit_to} today={today} />
          </div>
        </div>
        <OwnerPart act="send">
          <ExitForm member={member} />
        </OwnerPart>
      </div>
    </FolderCard>
  );
}

function ExitForm({ member: { id, row_version } }: { member: Member }) {
  const words = useMessages(exitMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const textOf = useRefusalText(words.reasons);
  const queries = useQueryClient();
  const leave = useLeftFocus();
  const sending = useStep<Member, ExitValues>({
    ...ofMember,
    send: ({ exit_labour_status }, key) => {
      const found = optionOf(EXIT_STATUS, exit_labour_status);
      return fillExitForm(id, { row_version, ...(found && { exit_labour_status: found.code }) }, key);
    },
    onDone: (after) => {
      // The panel shows its own query: the form would stand there until it is loaded again.
      queries.setQueryData(ownMemberQuery.queryKey, after);
      leave();
      toast.success(words.sent);
    },
  });

  return (
    <RequestForm<ExitValues>
      label={words.title}
      className="u:grid u:justify-items-start u:gap-5"
      defaultValues={{ exit_labour_status: '' }}
      check={({ exit_labour_status }) =>
        optionOf(EXIT_STATUS, exit_labour_status) ? {} : { exit_labour_status: 'is-empty' }
      }
      send={sending.submit}
      failure={(error) => <FormFailure title={words.failed} error={error} text={textOf(error)} />}
    >
      <FormField name="exit_labour_status">
        {(field) => (
          <RadioCards
            {...field}
            required
            label={words.question}
            options={EXIT_STATUS.map((status) => ({ value: status.code, label: typeset(status[locale]) }))}
          />
        )}
      </FormField>
      <FormSubmit>{words.submit}</FormSubmit>
    </RequestForm>
  );
}
