import { useQuery } from '@tanstack/react-query';
import { CASE_STATEMENT, type OfficeCase, type OfficeDocument } from '@urzad/contract';
import { Button, Link, toast } from '@urzad/ui';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { DocumentReader } from '#shared/entities/documents/document-reader';
import { SignForm } from '#shared/entities/documents/sign-form';
import { caseQuery, ofCase } from '#shared/entities/office-cases/case-query';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { sendSignCode, signStatement } from '../api';
import { signMessages } from '../messages/statement';
import { threadMessages } from '../messages/thread';

/** The statement of a case is read and signed by password and code, which sends the case. */
export function SignStatement() {
  const thread = useMessages(threadMessages);
  const words = useMessages(signMessages);
  const shown = useShownTitle();
  const id = Number(useParams().id);
  const query = useQuery(caseQuery(id));
  const { data } = query;

  return (
    <ObjectScreen
      query={query}
      title={words.title}
      lead={data && shown(data.title)}
      breadcrumbs={[
        { label: thread.list, href: paths.officeCases },
        { label: thread.case, href: paths.officeCase(id) },
      ]}
      loading={words.loading}
      failed={words.failed}
      missing={thread.missing}
    >
      {(officeCase) => <StatementToSign key={id} officeCase={officeCase} />}
    </ObjectScreen>
  );
}

function StatementToSign({ officeCase }: { officeCase: OfficeCase }) {
  const { id, status, id_document, documents } = officeCase;
  const document = documents.find((one) => one.id === id_document);
  // Signed in another window: the page of the case says so. The footer waits for it.
  if (status !== 'to_sign' || !document) {
    return (
      <div data-loading-screen="">
        <Navigate replace to={paths.officeCase(id)} />
      </div>
    );
  }
  return <ReadAndSign officeCase={officeCase} document={document} />;
}

function ReadAndSign({ officeCase, document }: { officeCase: OfficeCase; document: OfficeDocument }) {
  const words = useMessages(signMessages);
  const navigate = useNavigate();
  const [isRead, setRead] = useState(false);
  const { id, sign } = officeCase;

  return (
    <div className="u:grid u:items-start u:gap-8 u:desktop:grid-cols-5">
      <div className="u:min-w-0 u:desktop:col-span-3">
        <DocumentReader document={document} name={words.document} onReadToEnd={() => setRead(true)} />
      </div>
      <div className="u:min-w-0 u:desktop:sticky u:desktop:top-5 u:desktop:col-span-2">
        <SignForm<OfficeCase>
          number={sign}
          queries={ofCase}
          sign={(body, key) => signStatement(id, body, key)}
          sendCode={() => sendSignCode(id, document.id)}
          document={document}
          isRead={isRead}
          statement={CASE_STATEMENT}
          words={words}
          reasons={words.reasons}
          onSigned={() => {
            toast.success(words.sent(sign));
            navigate(paths.officeCase(id), { replace: true });
          }}
          back={
            <Button asChild block>
              <Link href={paths.officeCaseEdit(id)}>{words.change}</Link>
            </Button>
          }
        />
      </div>
    </div>
  );
}
