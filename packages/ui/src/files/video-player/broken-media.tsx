import { TextLink } from '../../actions/text-link/text-link';
import { Alert } from '../../feedback/alert/alert';

/** Under a player whose file does not play. */
export function BrokenMedia({ address, text, open }: { address: string; text: string; open: string }) {
  return (
    <Alert
      kind="warning"
      live
      actions={
        /^(data|blob):/i.test(address) ? undefined : (
          <TextLink href={address} external>
            {open}
          </TextLink>
        )
      }
    >
      {text}
    </Alert>
  );
}
