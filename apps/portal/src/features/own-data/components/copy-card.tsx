import { useQueryClient } from '@tanstack/react-query';
import { Button, Card, toast } from '@urzad/ui';
import { Download } from 'lucide-react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { dataKey, makeCopy } from '../api';
import { ownDataMessages } from '../messages/own-data';

/** A copy of all data: the browser saves the archive while the server makes it. */
export function CopyCard({ lastDate }: { lastDate: string | null }) {
  const { copy: words } = useMessages(ownDataMessages);
  const client = useQueryClient();
  const { press, error, isPending } = useWrite({
    send: (_, key) => makeCopy(key),
    onDone: async ({ url_download }) => {
      // An attachment: the browser saves it, and the page stays.
      location.assign(url_download);
      toast.success(words.started);
      await client.invalidateQueries({ queryKey: dataKey });
    },
  });

  return (
    <Card tone="accent" className="u:grid u:gap-4">
      {error && <FormFailure title={words.failed} error={error} />}
      <div className="u:grid u:items-center u:gap-4 u:desktop:flex u:desktop:justify-between u:desktop:gap-7">
        <div className="u:min-w-0">
          <h2 className="u:text-xl u:font-bold">{words.title}</h2>
          <p className="u:part">{words.text}</p>
        </div>
        <div className="u:grid u:flex-none">
          <Button variant="primary" icon={Download} loading={isPending} onClick={() => press()}>
            {words.button}
          </Button>
        </div>
      </div>
      <p className="u:text-sm u:text-muted">
        <span className="u:part">{lastDate ? words.last(lastDate) : words.none}</span>{' '}
        <span className="u:part">{words.limit}</span>
      </p>
    </Card>
  );
}
