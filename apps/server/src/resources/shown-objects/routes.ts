import { shownObjects as contract, type ObjType, refOf } from '@urzad/contract';
import type { Db } from '../../db';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { noteReading, readerOf } from '../../readings/readings';
import { ownerOfVisible as ownerOfAnnex } from '../cofunding-annexes/public';
import { ownerOfVisible as ownerOfCall } from '../cofunding-calls/public';
import { ownerOfVisible as ownerOfContract } from '../cofunding-contracts/public';
import { ownerOfGrant, ownerOfMember } from '../cofunding-members/public';
import { requireVisibleList } from '../cofunding-payments/public';
import { ownerOfVisible as ownerOfRegistration } from '../cofunding-registrations/public';
import { ownerOfVisible as ownerOfClaim } from '../cofunding-requests/public';
import { requireVisibleMessage } from '../contact-messages/public';
import { ownerOfVisible as ownerOfCase } from '../office-cases/public';
import { ownerOfVisible as ownerOfTicket } from '../tickets/public';

/** Finds the person of an object, if it has one, or throws `object-no-exist` where the caller may not see it. */
type OwnerOfVisible = (db: Db, user: SessionUser, id: number) => Promise<number | undefined>;

const OWNER_OF: Record<ObjType, OwnerOfVisible> = {
  cofundingregistration: ownerOfRegistration,
  cofundingcall: ownerOfCall,
  cofundingmember: ownerOfMember,
  cofundinggrant: ownerOfGrant,
  cofundingcontract: ownerOfContract,
  cofundingannex: ownerOfAnnex,
  cofundingrequest: ownerOfClaim,
  cofundingpaymentlist: requireVisibleList,
  officecase: ownerOfCase,
  contactmessage: requireVisibleMessage,
  ticket: ownerOfTicket,
};

/** A screen says that it shows an object (Spec §7). */
export const shownObjectRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.showExec,
    handler: async (request) => {
      const { id_obj, obj_type } = request.body;
      const id_person = await OWNER_OF[obj_type](app.db, request.user, id_obj);
      if (id_person === undefined) return { data: null };
      const read = { id_person, ...refOf(obj_type, id_obj) };
      await noteReading(app, request, { reader: readerOf(request.user), read });
      return { data: null };
    },
  });
};
