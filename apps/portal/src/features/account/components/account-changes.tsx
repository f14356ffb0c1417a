import { answerText, type IsoDate } from '@urzad/domain';
import { Card, DescriptionList, formOf, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { KnownUser } from '#shared/session/me';
import {
  ACCOUNT_SPECS,
  type AccountName,
  type AccountValues,
  accountValuesOf,
  changedNames,
} from '../logic/account-values';
import { ownAccountMessages } from '../messages/own-account';

const { useFormAnswers } = formOf<AccountValues>();

/** Beside the form: what differs from the account, before and after. */
export function AccountChanges({ user, today }: { user: KnownUser; today: IsoDate }) {
  const { form: words } = useMessages(ownAccountMessages);
  const wordsOf = useAnswerWords(today);
  const changes = useFormAnswers((values) =>
    JSON.stringify(changedNames(values, user).map((name) => [name, values[name]])),
  );
  const before = accountValuesOf(user);
  const changed: [AccountName, string][] = JSON.parse(changes);

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.changes}</h2>
      {changed.length === 0 ? (
        <p className="u:text-muted">{words.noChanges}</p>
      ) : (
        <DescriptionList
          items={changed.map(([name, value]) => ({
            term: wordsOf.label(name),
            value: (
              <span className="u:grid u:wrap-anywhere">
                <del className="u:text-muted">{wordsOf.answer(name, before[name])}</del>
                <ins className="u:no-underline">{wordsOf.answer(name, value)}</ins>
              </span>
            ),
          }))}
        />
      )}
      <p className="u:text-sm u:text-muted">{words.notYet}</p>
    </Card>
  );
}

/** The label and the answers of a field in words; of a file only whether there is one. */
export function useAnswerWords(today: IsoDate) {
  const { form: words } = useMessages(ownAccountMessages);
  const locale = useLocale();

  return {
    label: (name: AccountName): string => {
      if (name === 'avatar') return words.photo;
      return name === 'disabled_file' ? words.certificate : ACCOUNT_SPECS[name][locale];
    },
    answer: (name: AccountName, value: string): string => {
      if (value === '') return words.empty;
      if (name === 'avatar' || name === 'disabled_file') return words.file;
      return answerText(ACCOUNT_SPECS[name], value, { locale, today });
    },
  };
}
