import type { Registration } from '@urzad/contract';
import { childNamesOf, registrationFieldLabel } from '@urzad/grants';
import { Button, Modal, Table, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { differingFields, type Mark, marksOf } from '../logic/review-marks';
import type { Review } from '../logic/use-review';
import { reviewMessages } from '../messages/review';

interface ConflictDialogProps {
  review: Review;
  /** What somebody else has kept meanwhile. */
  stored: Registration;
}

/** Two people, or two windows, marked the same application: both versions side by side, one of them stays. */
export function ConflictDialog({ review, stored }: ConflictDialogProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const theirs = marksOf(stored.review);
  const fields = differingFields(review.marks, theirs);
  const names = childNamesOf(stored.form);

  return (
    <Modal
      title={words.conflictTitle}
      open
      // Closing it decides nothing: one's own marks are still unsaved, so what is stored is what stands.
      onOpenChange={() => review.takeStored(stored)}
      footer={
        <>
          <Button onClick={() => review.takeStored(stored)}>{words.takeStored}</Button>
          <Button variant="primary" onClick={() => review.keepMine(stored)}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{fields.length > 0 ? words.conflictIntro : words.conflictSame}</p>
        {fields.length > 0 && (
          <Table
            caption={words.conflictTitle}
            rows={fields}
            rowKey={(field) => field}
            columns={[
              {
                key: 'field',
                header: words.field,
                cell: (field) => registrationFieldLabel(field, locale, names),
              },
              { key: 'mine', header: words.mine, cell: (field) => <MarkText mark={review.marks[field]} /> },
              { key: 'stored', header: words.stored, cell: (field) => <MarkText mark={theirs[field]} /> },
            ]}
          />
        )}
      </div>
    </Modal>
  );
}

function MarkText({ mark }: { mark: Mark | undefined }) {
  const words = useMessages(reviewMessages);
  if (!mark) return words.notChecked;

  return mark.state === 'ok' ? words.agreed : words.remark(mark.text);
}
