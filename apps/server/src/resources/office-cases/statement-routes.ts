import { officeCases as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { inTurnBy } from '../../in-turn';
import { answerCase } from './case-view';
import { viewerOf } from './policy';
import { removeUnsigned } from './remove-unsigned';
import { sendStatementCode, signStatement } from './sign-statement';
import type { CaseSubjects } from './subjects';

/** The signature with which an applicant sends a case that needs a statement. For the applicant only. */
export function caseStatementRoutes(subjects: CaseSubjects): ResourceRoutes {
  return async (app) => {
    const inTurn = inTurnBy<number>();

    app.route({
      ...contract.signcode,
      handler: (request) =>
        app.write(request, async (tx, note) => {
          const { query, body } = request;
          return { data: await sendStatementCode(app, request, { id: query.id, ...body }, { tx, note }) };
        }),
    });
    app.route({
      ...contract.sign,
      handler: async (request) => {
        const { user, query, body } = request;
        const signing = { id: query.id, ...body };
        // Sealing takes time: requests for one document run one after another, and the later ones find it signed.
        await inTurn(body.id_document, () => signStatement(app, request, { signing, subjects }));
        return answerCase({ app, subjects }, query.id, viewerOf(user));
      },
    });
    app.route({
      ...contract.remove,
      handler: async (request) => {
        const { query, body } = request;
        await removeUnsigned(app, request, { id: query.id, ...body });
        return { data: null };
      },
    });
  };
}
