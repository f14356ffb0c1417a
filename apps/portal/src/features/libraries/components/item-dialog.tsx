import { LibraryItem, type LibraryView } from '@urzad/contract';
import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import { toast, useLocale } from '@urzad/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { ApiFailure } from '#shared/http/api-failure';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useWrite } from '#shared/server-state/use-write';
import { addItem, setItem } from '../api';
import { type ItemValues, itemBodyOf, itemErrors, itemValuesOf } from '../logic/item-values';
import { useItemsChanged } from '../logic/use-items-changed';
import { itemMessages } from '../messages/items';
import { ItemFields } from './item-fields';

interface ItemDialogProps {
  library: LibraryView;
  /** The item that is changed; a new one without it. */
  item: LibraryItem | undefined;
  onClose: () => void;
}

/** Adds an item, or changes its words, place, colour and days. */
export function ItemDialog({ library, item, onClose }: ItemDialogProps) {
  const words = useMessages(itemMessages);
  const locale = useLocale();
  const itemsChanged = useItemsChanged();
  const refusalOf = useRefusalText();
  const formId = useId();
  const form = useForm<ItemValues>({ defaultValues: itemValuesOf(item) });
  // After a conflict the version that is stored: what was typed can replace it.
  const [read, setRead] = useState(item);
  const write = useWrite<LibraryItem, ItemValues>({
    send: (values, key) => {
      const body = itemBodyOf(values);
      return read ? setItem(read, body, key) : addItem(library.id, body, key);
    },
    onDone: async () => {
      await itemsChanged();
      toast.success(words.saved);
      onClose();
    },
    onFailed: (error) => setRead(storedOf(error) ?? read),
  });
  const title = item ? words.editOf(item.name) : words.add;
  const failureText = (error: unknown) => {
    const stored = storedOf(error);
    return stored ? words.conflict(stored.name) : refusalOf(error);
  };

  return (
    <DecisionModal
      title={title}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.save, form: formId }}
      // The form shows what is refused.
      decision={{ error: null, isPending: write.isPending }}
      refused={words.saveFailed}
    >
      <RequestForm<ItemValues>
        id={formId}
        form={form}
        label={title}
        className="u:grid u:gap-4"
        check={(values) => itemErrors(library, values, item === undefined)}
        errorText={(code, { name }) => {
          if (code === 'taken') return words.codeTaken;
          if (name === 'valid_to' && code === 'not-valid-range') return words.daysOrder;
          if (name === 'code' && code !== 'is-empty') {
            return library.code === 'BANK' ? words.bankHint : words.codeHint;
          }
          return isFieldErrorCode(code) ? fieldErrorText(code, locale) : code;
        }}
        fieldErrors={({ code }) => (code === 'object-exist' ? { code: 'taken' } : undefined)}
        send={write.submit}
        failure={(error) => <FormFailure title={words.saveFailed} error={error} text={failureText(error)} />}
      >
        <ItemFields library={library} isNew={item === undefined} />
      </RequestForm>
    </DecisionModal>
  );
}

/** The item as somebody else has saved it meanwhile. */
function storedOf(error: unknown): LibraryItem | undefined {
  if (!isConflict(error) || !(error instanceof ApiFailure)) return undefined;
  return z.safeParse(z.object({ stored: LibraryItem }), error.data).data?.stored;
}
