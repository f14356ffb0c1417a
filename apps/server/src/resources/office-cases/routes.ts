import type { ResourceRoutes } from '../../http/resource';
import { caseReadRoutes } from './case-read-routes';
import { caseStatementRoutes } from './statement-routes';
import { caseStepRoutes } from './step-routes';
import type { CaseSubjects } from './subjects';

/** All endpoints of cases. `subjects` are the rules of the objects that they may be about. */
export function officeCaseRoutes(subjects: CaseSubjects): ResourceRoutes {
  return async (app) => {
    app.addHook('onRequest', app.requireUser);
    await app.register(caseReadRoutes(subjects));
    await app.register(caseStepRoutes(subjects));
    await app.register(caseStatementRoutes(subjects));
  };
}
