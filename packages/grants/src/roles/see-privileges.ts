import type { Privilege } from './privilege-catalogue';

// Apart from the catalogue, whose words only one screen shows: the routes of the portal name these.

/** The privilege to read registrations of others, in lists and one by one. */
export const SEE_REGISTRATIONS = 'cofunding_registration_show' satisfies Privilege;

/** The privilege to read calls, their lists and their rankings. */
export const SEE_CALLS = 'cofunding_call_show' satisfies Privilege;

/** The privileges to read participants, and the co-funding of their children. */
export const SEE_MEMBERS = 'cofunding_member_show' satisfies Privilege;
export const SEE_CO_FUNDINGS = 'cofunding_grant_show' satisfies Privilege;

/** The privileges to read claims, and payments with their lists. */
export const SEE_CLAIMS = 'cofunding_request_show' satisfies Privilege;
export const SEE_PAYMENTS = 'cofunding_payment_show' satisfies Privilege;

/** The privilege to read and download what a registration says about health, origin and hardship. */
export const SEE_SENSITIVE = 'person_sensitive_show' satisfies Privilege;

/** The privilege to read contracts. */
export const SEE_CONTRACTS = 'cofunding_contract_show' satisfies Privilege;

/** The privilege to look through the documents of the office and what it received. */
export const SEE_DOCUMENTS = 'document_show' satisfies Privilege;

/** The privilege to read cases. */
export const SEE_CASES = 'office_case_show' satisfies Privilege;

/** The privilege to read and settle cases of data protection and accessibility. */
export const SETTLE_RIGHTS = 'rodo_case_edit' satisfies Privilege;

/** The privilege to see the tickets of others. */
export const SEE_TICKETS = 'ticket_show' satisfies Privilege;

/** The privilege to see what came by the contact page. */
export const SEE_CONTACT = 'contact_show' satisfies Privilege;

/** The privileges to hold letters and to write them. */
export const SEE_MAIL = 'mail_show' satisfies Privilege;
export const SEND_MAIL = 'mail_send' satisfies Privilege;
