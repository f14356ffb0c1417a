import { Alert } from '@urzad/ui';
import type { InCall } from '#shared/entities/registrations/too-late';
import { useCallEndWords } from '../logic/use-call-end-words';

/** Shown in the last 24 hours of the call, and after its end, also while the form is open. */
export function CallEndNotice({ registration }: { registration: InCall }) {
  const words = useCallEndWords(registration);

  return (
    <div role="status" className="u:grid u:empty:hidden">
      {words && (
        <Alert kind={words.isOver ? 'error' : 'warning'} title={words.title}>
          {words.text}
        </Alert>
      )}
    </div>
  );
}
