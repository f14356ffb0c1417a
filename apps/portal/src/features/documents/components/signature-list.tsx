import type { KeptDocument } from '@urzad/contract';
import { longDateText, optionText, timeText, warsawDate } from '@urzad/domain';
import { SIGNATURE_LEVEL } from '@urzad/grants';
import { Alert, Card, useLocale } from '@urzad/ui';
import { SignatureVerdict } from '#shared/entities/signatures/signature-verdict';
import { useMessages } from '#shared/i18n/messages';
import { documentMessages } from '../messages/document';

/** Who signed the document, how and when, with the verdict on what came from outside. */
export function SignatureList({ signatures, person }: Pick<KeptDocument, 'signatures' | 'person'>) {
  const words = useMessages(documentMessages);

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.signatures}</h2>
      {signatures.length === 0 && <p className="u:text-muted">{words.noSignatures}</p>}
      {signatures.length > 0 && (
        <ul className="u:grid u:gap-4">
          {signatures.map((signature) => (
            <li key={`${signature.side} ${signature.sign_date}`} className="u:grid u:gap-2">
              <Signature signature={signature} person={person} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface SignatureProps {
  signature: KeptDocument['signatures'][number];
  person: string;
}

function Signature({ signature, person }: SignatureProps) {
  const words = useMessages(documentMessages);
  const locale = useLocale();
  const { side, provider, level, name, sign_date, place, verdict, confirmed } = signature;
  const moment = new Date(sign_date);
  const how = [
    words.providers[provider],
    level && provider !== 'PORTAL_CODE' ? optionText(SIGNATURE_LEVEL, level, locale) : '',
    place ? words.place(place) : '',
  ].filter(Boolean);

  return (
    <>
      <p>
        <span className="u:font-semibold">{words.sides[side]}</span>
        <span>{': '}</span>
        <span lang="pl">{name}</span>
      </p>
      <p className="u:text-sm u:text-muted">
        {`${longDateText(warsawDate(moment), locale)}, ${timeText(moment)} · ${how.join(' · ')}`}
      </p>
      {verdict && <SignatureVerdict verdict={verdict} signer={person} isOfOther />}
      {confirmed && <Alert kind="info">{words.confirmed(confirmed.name, confirmed.reason)}</Alert>}
    </>
  );
}
