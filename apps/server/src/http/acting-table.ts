/**
 * What staff may do while they act for somebody (Order §12): drafts are filled and files added, and everything else
 * that writes is refused. Reading is free, but for the questions that are the person's own. A new write has to be
 * classified here; until then it is refused.
 */
export const ACTING: Readonly<Record<string, 'allowed' | 'refused'>> = {
  'POST /api/cofundingregistration/add': 'allowed',
  'POST /api/cofundingregistration/set': 'allowed',
  'POST /api/cofundingregistration/attach': 'allowed',
  'POST /api/cofundingregistration/detach': 'allowed',
  'POST /api/base/uploadfile': 'allowed',
  'POST /api/base/uploadchunk': 'allowed',
  'DELETE /api/base/uploadchunk': 'allowed',
  'POST /api/locality/add': 'refused',
  // The sign-in itself; the first one decides by the kind of the switch.
  'POST /api/user/usersswitch': 'allowed',
  'POST /api/user/tokenrefresh': 'allowed',
  'POST /api/user/logout': 'allowed',
  // Says that the member of staff is there, and that they looked at an object.
  'POST /api/user/accountupdateonline': 'allowed',
  'POST /api/base/showexec': 'allowed',
  // Answers anybody, and changes nothing.
  'POST /api/basedocument/verify': 'allowed',
  // Changes nothing while acting: the person has not read it.
  'POST /api/officecase/read': 'allowed',

  // Signing, sending, withdrawing, resigning.
  'POST /api/cofundingregistration/tosign': 'refused',
  'POST /api/cofundingregistration/edit': 'refused',
  'POST /api/cofundingregistration/signcode': 'refused',
  'POST /api/cofundingregistration/sign': 'refused',
  'POST /api/cofundingregistration/send': 'refused',
  'POST /api/cofundingregistration/withdraw': 'refused',
  'POST /api/cofundingregistration/cancel': 'refused',
  'POST /api/cofundingclause/sign': 'refused',
  'POST /api/officecase/add': 'refused',
  'POST /api/officecase/set': 'refused',
  'POST /api/officecase/write': 'refused',
  'POST /api/officecase/withdraw': 'refused',
  'POST /api/officecase/reopen': 'refused',
  // Consents, password, e-mail, second factor, account number, settings of the person.
  'POST /api/user/accountset': 'refused',
  'POST /api/user/accountsetdefaultapp': 'refused',
  'POST /api/user/roleset': 'refused',
  'POST /api/user/mailchange': 'refused',
  'POST /api/user/mailconfirm': 'refused',
  'POST /api/user/sessionend': 'refused',
  'POST /api/user/sessionsend': 'refused',
  'POST /api/user/lock': 'refused',
  'POST /api/user/unlock': 'refused',
  'GET /api/user/passtest': 'refused',
  'POST /api/user/passtest': 'refused',
  'POST /api/baseconfig/usersetmany': 'refused',
  'POST /api/basetablepreset/add': 'refused',
  'POST /api/basetablepreset/set': 'refused',
  'DELETE /api/basetablepreset/delete': 'refused',
  // What the person was told stays unread until they read it.
  'POST /api/basenotification/set': 'refused',
  'POST /api/basenotification/setall': 'refused',
  'DELETE /api/basenotification/delete': 'refused',
  // Sharing and prolonging a share.
  'POST /api/user/share': 'refused',
  'POST /api/user/sharerevoke': 'refused',
  // Signing in as somebody else happens without the token of another.
  'POST /api/user/login': 'refused',
  'POST /api/user/register': 'refused',
  'POST /api/user/code': 'refused',
  'POST /api/user/codesend': 'refused',
  'POST /api/user/recover': 'refused',
  'POST /api/user/recoverset': 'refused',
  'POST /api/user/loginlink': 'refused',
  'POST /api/user/autologin': 'refused',
  // A message in one’s own name.
  'POST /api/contactmessage/add': 'refused',
  // Work of the office: nobody does it as somebody else.
  'POST /api/cofundingregistration/take': 'refused',
  'POST /api/cofundingregistration/takemany': 'refused',
  'POST /api/cofundingregistration/takeover': 'refused',
  'POST /api/cofundingregistration/review': 'refused',
  'POST /api/cofundingregistration/return': 'refused',
  'POST /api/cofundingregistration/score': 'refused',
  'POST /api/cofundingregistration/reject': 'refused',
  'POST /api/cofundingregistration/approve': 'refused',
  'POST /api/cofundingregistration/sendback': 'refused',
  'POST /api/officecase/note': 'refused',
  'POST /api/officecase/take': 'refused',
  'POST /api/officecase/takeover': 'refused',
  'POST /api/officecase/ask': 'refused',
  'POST /api/officecase/assign': 'refused',
  'POST /api/officecase/extend': 'refused',
  'POST /api/officecase/close': 'refused',
  'POST /api/officecase/refuse': 'refused',
  'POST /api/user/add': 'refused',
  'POST /api/user/accountsessionsend': 'refused',
  'POST /api/user/accountlock': 'refused',
  'POST /api/user/accountunlock': 'refused',
  'POST /api/role/add': 'refused',
  'POST /api/role/set': 'refused',
  'POST /api/role/activeset': 'refused',
  'POST /api/userrole/add': 'refused',
  'POST /api/userrole/end': 'refused',
  'POST /api/usergroup/add': 'refused',
  'POST /api/usergroup/set': 'refused',
  'POST /api/usergroup/delete': 'refused',
  'POST /api/demo/clock': 'refused',
};

/** Readings that the person is shown: what they own was looked at. */
export const LOGGED_READINGS: readonly string[] = [
  '/api/user/find',
  '/api/cofundingregistration/get',
  '/api/cofundingregistration/find',
  '/api/cofundingregistration/downloadall',
  '/api/cofundingclause/find',
  '/api/basedocument/find',
  '/api/officecase/get',
  '/api/officecase/find',
  '/api/officecase/downloadall',
];
