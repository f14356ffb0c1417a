import type { ResourceRoutes } from '../../http/resource';
import { officeAccessionRoutes } from './accession/office-accession-routes';
import { parentAccessionRoutes } from './accession/parent-accession-routes';
import { registrationDraftRoutes } from './draft/draft-routes';
import { registrationReadRoutes } from './reading/read-routes';
import { registrationDecisionRoutes } from './review/decision-routes';
import { registrationReviewRoutes } from './review/review-routes';
import { registrationSendRoutes } from './signing/send-routes';
import { registrationSignRoutes } from './signing/sign-routes';
import { registrationWithdrawRoutes } from './withdrawal/withdraw-routes';

/** All endpoints of a registration, from the first draft to the documents for the contract. */
export const cofundingRegistrationRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  await app.register(registrationReadRoutes);
  await app.register(citizensActs);
  await app.register(registrationReviewRoutes);
  await app.register(registrationDecisionRoutes);
  await app.register(officeAccessionRoutes);
};

/** Actions of the owner: one guard for all of them. */
const citizensActs: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireCitizen);
  await app.register(registrationDraftRoutes);
  await app.register(registrationSignRoutes);
  await app.register(registrationSendRoutes);
  await app.register(registrationWithdrawRoutes);
  await app.register(parentAccessionRoutes);
};
