import type { ResourceRoutes } from '../../http/resource';
import { officeAccessionRoutes } from './accession/office-accession-routes';
import { parentAccessionRoutes } from './accession/parent-accession-routes';
import { registrationDraftRoutes } from './draft/draft-routes';
import { rescoreRoutes } from './ranking/rescore-routes';
import { registrationReadRoutes } from './reading/read-routes';
import { registrationDecisionRoutes } from './review/decision-routes';
import { registrationReviewRoutes } from './review/review-routes';
import { registrationSendRoutes } from './signing/send-routes';
import { registrationSignRoutes } from './signing/sign-routes';
import type { OnWithdrawn } from './withdrawal/withdraw-registration';
import { registrationWithdrawRoutes } from './withdrawal/withdraw-routes';

/**
 * All endpoints of a registration, from the first draft to the documents for the contract. `onWithdrawn` ends its
 * contract, which needs this resource itself.
 */
export function cofundingRegistrationRoutes(onWithdrawn: OnWithdrawn): ResourceRoutes {
  return async (app) => {
    app.addHook('onRequest', app.requireUser);
    await app.register(registrationReadRoutes);
    await app.register(citizensActs(onWithdrawn));
    await app.register(registrationReviewRoutes);
    await app.register(registrationDecisionRoutes);
    await app.register(officeAccessionRoutes);
    await app.register(rescoreRoutes);
  };
}

/** Actions of the owner: one guard for all of them. */
function citizensActs(onWithdrawn: OnWithdrawn): ResourceRoutes {
  return async (app) => {
    app.addHook('onRequest', app.requireCitizen);
    await app.register(registrationDraftRoutes);
    await app.register(registrationSignRoutes);
    await app.register(registrationSendRoutes);
    await app.register(registrationWithdrawRoutes(onWithdrawn));
    await app.register(parentAccessionRoutes);
  };
}
