// Writes the files of this folder: documents and signatures that were forged, and ones that are right, each of one kind.
// Run: node apps/server/src/signatures/testing/forgeries/make-files.mjs (needs openssl 3; with pdfsig it writes what that says)
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openssl } from './authorities.mjs';
import { attribute, oid, part, parts, signatureValue, utf8, withSigned, withUnsigned } from './der.mjs';
import { CATALOG, issued, PAGE, sign, stream, update } from './updates.mjs';

const FILES = path.join(import.meta.dirname, 'files');
const folder = mkdtempSync(path.join(tmpdir(), 'forgeries-'));
const { certificate, list, ocsp, cms, stamp, der, signWith } = openssl(folder);
rmSync(FILES, { recursive: true, force: true });
mkdirSync(FILES);
/** @param {string} name @param {Buffer} bytes */
const write = (name, bytes) => writeFileSync(path.join(FILES, name), bytes);

const CA = ['basicConstraints=critical,CA:true', 'keyUsage=critical,keyCertSign,cRLSign'];
const PERSON = ['basicConstraints=critical,CA:false', 'keyUsage=critical,digitalSignature,nonRepudiation'];
const STAMPS = [
  'basicConstraints=critical,CA:false',
  'keyUsage=critical,digitalSignature',
  'extendedKeyUsage=critical,timeStamping',
];
const ANNA = '/C=PL/GN=Anna/SN=Przykładowa/serialNumber=PNOPL-90041200022/CN=Anna Przykładowa';
const BASE = issued();
write('issued.pdf', BASE);

// Authorities. `root` is trusted for persons, `seals` for seals, `profile` for Podpis zaufany, `stamps` for time stamps.
for (const name of ['root', 'seals', 'profile', 'stamps', 'unknown'])
  certificate(name, { subject: `/C=PL/O=Proba/CN=Centrum ${name}`, extensions: CA });
certificate('middle', { subject: '/C=PL/O=Proba/CN=Centrum posrednie', issuer: 'root', extensions: CA });
certificate('short', {
  subject: '/C=PL/O=Proba/CN=Centrum bez nastepnych',
  issuer: 'root',
  extensions: ['basicConstraints=critical,CA:true,pathlen:0', CA[1] ?? ''],
});
certificate('too-deep', { subject: '/C=PL/O=Proba/CN=Centrum za gleboko', issuer: 'short', extensions: CA });
certificate('not-signing', {
  subject: '/C=PL/O=Proba/CN=Centrum bez prawa',
  issuer: 'root',
  extensions: ['basicConstraints=critical,CA:true', 'keyUsage=critical,digitalSignature'],
});
certificate('retired', { subject: '/C=PL/O=Proba/CN=Centrum odwolane', issuer: 'root', extensions: CA });
certificate('stamper', { subject: '/C=PL/O=Proba/CN=Znacznik', issuer: 'stamps', extensions: STAMPS });
certificate('foreign-stamper', {
  subject: '/C=PL/O=Proba/CN=Znacznik obcy',
  issuer: 'unknown',
  extensions: STAMPS,
});

/** @param {string} name @param {object} [options] */
const person = (name, options = {}) =>
  certificate(name, { subject: ANNA, issuer: 'root', extensions: PERSON, ...options });
person('anna');
person('second', { subject: '/C=PL/GN=Jan/SN=Dyrektor/serialNumber=PNOPL-85062100015/CN=Jan Dyrektor' });
person('rsa', { kind: 'rsa2048' });
person('deep', { issuer: 'middle' });
const signing =
  (/** @type {string} */ by, options = {}) =>
  (/** @type {Buffer} */ data) =>
    cms(data, { by, ...options });
const anna = signing('anna');
const VISIBLE = (/** @type {string} */ rect) => ({
  field: `/Rect [${rect}] /AP << /N 30 0 R >>`,
  objects: {
    3: `<< ${PAGE} /Annots [22 0 R] >>`,
    30: stream('1 1 1 rg 0 0 200 60 re f', '/Type /XObject /Subtype /Form /BBox [0 0 200 60]'),
  },
});

// Right ones.
write('right-plain.pdf', sign(BASE, anna));
write('right-twice.pdf', sign(sign(BASE, anna), signing('second'), { at: 40, fields: '22 0 R 42 0 R' }));
write('right-rsa.pdf', sign(BASE, signing('rsa')));
write(
  'right-pss.pdf',
  sign(BASE, signing('rsa', { args: ['-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_mgf1_md:sha256'] })),
);
const indefinite = (/** @type {Buffer} */ data) =>
  Buffer.concat([Buffer.from([0x30, 0x80]), parts(anna(data))[0]?.body ?? data, Buffer.alloc(2)]);
write('right-indefinite-lengths.pdf', sign(BASE, indefinite));
write('right-authority-between.pdf', sign(BASE, signing('deep', { chain: ['middle'] })));
write('right-visible-beside.pdf', sign(BASE, anna, VISIBLE('300 60 500 120')));

// S1: content of its own.
const letter = () => cms(Buffer.from('Dzien dobry'), { by: 'anna', args: ['-nodetach'] });
write('content-inside.pdf', sign(BASE, letter));
write(
  'content-of-other-type.pdf',
  sign(BASE, signing('anna', { args: ['-econtent_type', '1.2.840.113549.1.9.16.1.4'] })),
);
write(
  'stamp-as-signature.pdf',
  sign(BASE, (data) => stamp(data, { by: 'stamper' })),
);

// S2: another document is shown.
const OTHER = {
  50: `<< ${CATALOG.replace('2 0 R', '51 0 R')} /AcroForm 20 0 R >>`,
  51: '<< /Type /Pages /Kids [52 0 R 4 0 R] /Count 2 >>',
  52: `<< ${PAGE.replace('6 0 R', '53 0 R').replace('2 0 R', '51 0 R')} >>`,
  53: stream('BT /F1 12 Tf 72 720 Td (Umowa: kwota 999,00 zl) Tj ET'),
};
write('another-root.pdf', sign(BASE, anna, { objects: OTHER, options: { root: 50 } }));
const whole = {
  1: `<< ${CATALOG} /AcroForm 20 0 R >>`,
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: `<< ${PAGE} >>`,
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  6: stream('BT /F1 12 Tf 72 720 Td (Umowa: kwota 999,00 zl) Tj ET'),
  8: '<< /Producer (x) >>',
};
write('chain-leaves-the-issued.pdf', sign(BASE, anna, { objects: whole, options: { prev: null } }));
write(
  'pages-in-other-order.pdf',
  sign(BASE, anna, { objects: { 2: '<< /Type /Pages /Kids [4 0 R 3 0 R] /Count 2 >>' } }),
);
write(
  'font-replaced.pdf',
  sign(BASE, anna, { objects: { 5: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>' } }),
);
write(
  'content-replaced.pdf',
  sign(BASE, anna, { objects: { 6: stream('BT /F1 12 Tf 72 720 Td (Umowa: kwota 999,00 zl) Tj ET') } }),
);
write(
  'content-by-a-second-key.pdf',
  sign(BASE, anna, {
    objects: {
      3: `<< ${PAGE.replace('/Contents 6 0 R', '/Contents 60 0 R /Contents 6 0 R')} >>`,
      60: stream('BT /F1 12 Tf 72 720 Td (Inna) Tj ET'),
    },
  }),
);
const misplaced = sign(BASE, anna, { objects: { 61: '<< >>' } });
write(
  'object-elsewhere.pdf',
  Buffer.from(misplaced.toString('latin1').replace('\n61 0 obj', '\n62 0 obj'), 'latin1'),
);

// S3: something over the page.
write('over-text.pdf', sign(BASE, anna, VISIBLE('60 700 300 740')));
write(
  'over-text-unsigned-field.pdf',
  sign(BASE, anna, {
    fields: '22 0 R 31 0 R',
    objects: {
      3: `<< ${PAGE} /Annots [31 0 R] >>`,
      31: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (x) /Rect [60 700 300 740] /AP << /N 30 0 R >> /F 4 >>',
      30: stream('1 1 1 rg 0 0 200 60 re f', '/Type /XObject /Subtype /Form /BBox [0 0 200 60]'),
    },
  }),
);
write(
  'widget-outside-the-form.pdf',
  sign(BASE, anna, {
    objects: {
      3: `<< ${PAGE} /Annots [31 0 R] >>`,
      31: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (x) /Rect [300 60 500 120] /AP << /N 30 0 R >> /F 4 >>',
      30: stream('1 1 1 rg 0 0 200 60 re f', '/Type /XObject /Subtype /Form /BBox [0 0 200 60]'),
    },
  }),
);
const twoKids = (/** @type {string} */ rect) =>
  `<< /Type /Annot /Subtype /Widget /Parent 22 0 R /F 4 /Rect [${rect}] /AP << /N 30 0 R >> >>`;
write(
  'two-widgets-of-one-signature.pdf',
  sign(BASE, anna, {
    field: '/Kids [32 0 R 33 0 R]',
    objects: {
      3: `<< ${PAGE} /Annots [32 0 R 33 0 R] >>`,
      32: twoKids('300 60 400 90'),
      33: twoKids('60 700 300 740'),
      30: stream('1 1 1 rg 0 0 200 60 re f', '/Type /XObject /Subtype /Form /BBox [0 0 200 60]'),
    },
  }),
);
write('drawn-outside-its-rectangle.pdf', sign(BASE, anna, { ...VISIBLE('300 60 500 120'), flags: 28 }));
const first = sign(BASE, anna, VISIBLE('300 60 500 120'));
write(
  'picture-changed-after.pdf',
  update(first, {
    30: stream('BT /F1 9 Tf 0 0 Td (Inny podpis) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 200 60]'),
  }),
);

// S4: actions and forms.
const JS = '/S /JavaScript /JS (app.alert\\(1\\))';
write(
  'script-in-a-list.pdf',
  sign(BASE, anna, {
    field: '/Rect [0 0 0 0] /A 70 0 R',
    objects: { 70: '<< /S /Named /N /NextPage /Next [71 0 R] >>', 71: `<< ${JS} >>` },
  }),
);
write(
  'script-behind-the-size.pdf',
  sign(BASE, anna, { catalog: '/OpenAction 71 0 R', objects: { 71: `<< ${JS} >>` }, options: { size: 9 } }),
);
write(
  'address-on-the-field.pdf',
  sign(BASE, anna, { field: '/Rect [0 0 0 0] /A << /S /URI /URI (https://example.com) >>' }),
);
write(
  'form-sent.pdf',
  sign(BASE, anna, { field: '/Rect [0 0 0 0] /AA << /U << /S /SubmitForm /F (https://example.com) >> >>' }),
);
write(
  'other-file-opened.pdf',
  sign(BASE, anna, { field: '/Rect [0 0 0 0] /A << /S /GoToR /F (inna.pdf) /D [0 /Fit] >>' }),
);
write('xfa-added.pdf', sign(BASE, anna, { form: '/XFA 72 0 R', objects: { 72: stream('<xdp:xdp/>') } }));
write(
  'file-added.pdf',
  sign(BASE, anna, {
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 73 0 R] >> >>',
    objects: {
      73: '<< /Type /Filespec /F (a.txt) /EF << /F 74 0 R >> >>',
      74: stream('a', '/Type /EmbeddedFile'),
    },
  }),
);
write(
  'script-in-a-picture.pdf',
  sign(BASE, anna, {
    ...VISIBLE('300 60 500 120'),
    objects: {
      ...VISIBLE('').objects,
      30: stream(
        '',
        '/Type /XObject /Subtype /Form /BBox [0 0 200 60] /Resources << /Properties << /P 71 0 R >> >>',
      ),
      71: `<< ${JS} >>`,
    },
  }),
);

// S5: certificates.
person('under-too-deep', { issuer: 'too-deep' });
write('path-too-long.pdf', sign(BASE, signing('under-too-deep', { chain: ['too-deep', 'short'] })));
person('under-not-signing', { issuer: 'not-signing' });
write('authority-without-right.pdf', sign(BASE, signing('under-not-signing', { chain: ['not-signing'] })));
person('under-anna', { issuer: 'anna' });
write('issued-by-a-person.pdf', sign(BASE, signing('under-anna', { chain: ['anna'] })));
person('critical', { extensions: [...PERSON, '1.2.3.4.5=critical,ASN1:UTF8String:x'] });
write('unknown-critical.pdf', sign(BASE, signing('critical')));
person('encrypting', {
  extensions: ['basicConstraints=critical,CA:false', 'keyUsage=critical,keyEncipherment'],
});
write('key-for-encryption.pdf', sign(BASE, signing('encrypting')));
person('server', { extensions: [...PERSON, 'extendedKeyUsage=serverAuth'] });
write('key-of-a-server.pdf', sign(BASE, signing('server')));
person('stamping', { extensions: STAMPS });
write('key-for-stamps.pdf', sign(BASE, signing('stamping')));
person('weak-certificate', { md: 'sha1' });
write('sha1-certificate.pdf', sign(BASE, signing('weak-certificate')));
write('sha1-digest.pdf', sign(BASE, signing('anna', { md: 'sha1' })));
write(
  'sha1-in-pss.pdf',
  sign(BASE, signing('rsa', { args: ['-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_mgf1_md:sha1'] })),
);
person('short-key', { kind: 'rsa1024' });
write('rsa-1024.pdf', sign(BASE, signing('short-key')));
person('stranger', { issuer: 'unknown' });
write('authority-unknown.pdf', sign(BASE, signing('stranger', { chain: ['unknown'] })));

// S6: time. The office receives all files on 10 February 2027; the files are made before.
person('expired', { to: '20261231000000Z' });
person('early', { from: '20270301000000Z' });
write('expired.pdf', sign(BASE, signing('expired'), { value: '/M (D:20261001120000Z)' }));
write('not-yet-valid.pdf', sign(BASE, signing('early'), { value: '/M (D:20270401120000Z)' }));
const stamped =
  (/** @type {string} */ by, /** @type {string} */ stamper, /** @type {Buffer | undefined} */ over) =>
  (/** @type {Buffer} */ data) => {
    const signature = cms(data, { by });
    return withUnsigned(
      signature,
      attribute('1.2.840.113549.1.9.16.2.14', stamp(over ?? signatureValue(signature), { by: stamper })),
    );
  };
write('right-time-stamp.pdf', sign(BASE, stamped('expired', 'stamper', undefined)));
write('stamp-of-another-signature.pdf', sign(BASE, stamped('expired', 'stamper', Buffer.from('x'))));
write('stamp-of-a-stranger.pdf', sign(BASE, stamped('expired', 'foreign-stamper', undefined)));

// S7: signed attributes.
write('certificate-not-named.pdf', sign(BASE, signing('anna', { cades: false })));
certificate('twin', {
  subject: '/C=PL/GN=Jan/SN=Inny/serialNumber=PNOPL-85062100015/CN=Jan Inny',
  issuer: 'root',
  extensions: PERSON,
  keyOf: 'anna',
  serial: Buffer.from('anna').toString('hex'),
});
write('another-certificate-named.pdf', sign(BASE, signing('anna', { args: ['-nocerts'], chain: ['twin'] })));

const CONTENT_TYPE = attribute('1.2.840.113549.1.9.3', oid('1.2.840.113549.1.7.1'));
const again = (/** @type {(attributes: Buffer[]) => Buffer[]} */ change) => (/** @type {Buffer} */ data) =>
  withSigned(cms(data, { by: 'anna' }), change, (bytes) => signWith('anna', bytes));
write(
  'other-content-type.pdf',
  sign(
    BASE,
    again((all) =>
      all.map((item) =>
        item.equals(CONTENT_TYPE) ? attribute('1.2.840.113549.1.9.3', oid('1.2.840.113549.1.7.2')) : item,
      ),
    ),
  ),
);
write(
  'attribute-twice.pdf',
  sign(
    BASE,
    again((all) => [...all, attribute('1.2.840.113549.1.9.5', part(0x17, Buffer.from('270101000000Z')))]),
  ),
);

// S8: certification.
const certified = (/** @type {number} */ level) => ({
  value: `/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${level} /V /1.2 >> >>]`,
  catalog: '/Perms << /DocMDP 21 0 R >>',
});
for (const level of [1, 2, 3])
  write(
    `${level === 1 ? '' : 'right-'}certified-${level}-then-signed.pdf`,
    sign(sign(BASE, anna, certified(level)), signing('second'), {
      at: 40,
      fields: '22 0 R 42 0 R',
      catalog: certified(level).catalog,
    }),
  );

// S9: whose.
person('injected', { subject: '/C=PL/CN=Jan Inny, serialNumber=PNOPL-90041200022' });
write('pesel-in-a-name.pdf', sign(BASE, signing('injected')));
person('two-numbers', {
  subject: '/C=PL/GN=Anna/SN=Przykładowa/serialNumber=PNOPL-90041200022/serialNumber=PNOPL-85062100015',
});
write('two-numbers.pdf', sign(BASE, signing('two-numbers')));
person('tax', { subject: '/C=PL/GN=Anna/SN=Przykładowa/serialNumber=TINPL-0000000017' });
write('tax-number.pdf', sign(BASE, signing('tax')));
person('abroad', { subject: '/C=DE/GN=Anna/SN=Beispiel/serialNumber=PNODE-90041200022' });
write('other-country.pdf', sign(BASE, signing('abroad')));
person('longer', { subject: '/C=PL/GN=Anna/SN=Przykładowa/serialNumber=PNOPL-900412000221' });
write('longer-number.pdf', sign(BASE, signing('longer')));
certificate('seal', { subject: '/C=PL/O=Urząd/CN=Pieczęć urzędu', issuer: 'seals', extensions: PERSON });
write('right-seal.pdf', sign(BASE, signing('seal')));
certificate('ministry', {
  subject: '/C=PL/O=Ministerstwo/CN=Pieczęć podpisu zaufanego',
  issuer: 'profile',
  extensions: PERSON,
});
write('trusted-profile-without-person.pdf', sign(BASE, signing('ministry')));
const claimed = [
  ['2.5.4.42', 'Anna'],
  ['2.5.4.4', 'Przykładowa'],
  ['2.5.4.5', 'PNOPL-90041200022'],
].map(([type = '', text = '']) => attribute(type, utf8(text)));
const owner = (/** @type {Buffer[]} */ ...of) =>
  attribute('0.4.0.19122.1.1', part(0x30, part(0xa0, part(0x30, ...of))));
const profile = (/** @type {Buffer} */ stated) => (/** @type {Buffer} */ data) =>
  withSigned(
    cms(data, { by: 'ministry' }),
    (attributes) => [...attributes, stated],
    (bytes) => signWith('ministry', bytes),
  );
write('right-trusted-profile.pdf', sign(BASE, profile(owner(...claimed))));
write(
  'trusted-profile-with-two-numbers.pdf',
  sign(BASE, profile(owner(...claimed, attribute('2.5.4.5', utf8('PNOPL-85062100015'))))),
);

// S10: revocation. `good` lists are those of the configuration.
person('revoked');
person('held');
person('after-stamp');
person('under-retired', { issuer: 'retired' });
person('elsewhere', { issuer: 'middle' });
const revoked = /** @type {[string, string, string?][]} */ ([
  ['revoked', '261001000000Z'],
  ['held', '261001000000Z', 'certificateHold'],
  ['after-stamp', '270101000000Z'],
  ['retired', '261001000000Z', 'keyCompromise'],
]);
write('root.crl', list('root', { issuer: 'root', revoked }));
for (const name of ['seals', 'profile', 'stamps', 'middle', 'retired', 'short', 'too-deep', 'not-signing'])
  write(`${name}.crl`, list(name, { issuer: name }));
write('stale.crl', list('stale', { issuer: 'root', to: '20270101000000Z' }));
certificate('false-root', { subject: '/C=PL/O=Proba/CN=Centrum root', extensions: CA });
write('badly-signed.crl', list('bad', { issuer: 'false-root' }));
write('revoked.pdf', sign(BASE, signing('revoked')));
write('on-hold.pdf', sign(BASE, signing('held')));
write('authority-revoked.pdf', sign(BASE, signing('under-retired', { chain: ['retired'] })));
write('right-revoked-after-stamp.pdf', sign(BASE, stamped('after-stamp', 'stamper', undefined)));
write('revoked-before-receipt.pdf', sign(BASE, signing('after-stamp')));
const dss = (
  /** @type {Buffer} */ pdf,
  /** @type {string} */ kind,
  /** @type {Buffer} */ data,
  catalog = '',
) =>
  update(pdf, {
    1: `<< ${CATALOG} /AcroForm 20 0 R ${catalog} /DSS << /${kind} [90 0 R] >> >>`,
    90: stream(data.toString('latin1')),
  });
write(
  'right-carried-list.pdf',
  dss(sign(BASE, signing('elsewhere', { chain: ['middle'] })), 'CRLs', list('middle', { issuer: 'middle' })),
);
write(
  'right-carried-answer.pdf',
  dss(
    sign(BASE, signing('elsewhere', { chain: ['middle'] })),
    'OCSPs',
    ocsp('elsewhere', { issuer: 'middle' }),
  ),
);
write(
  'carried-answer-revoked.pdf',
  dss(
    sign(BASE, signing('elsewhere', { chain: ['middle'] })),
    'OCSPs',
    ocsp('elsewhere', { issuer: 'middle', revokedAt: '261001000000Z' }),
  ),
);

// S11: what signers write.
write(
  'right-metadata.pdf',
  sign(BASE, anna, {
    catalog: '/Metadata 9 0 R',
    objects: {
      8: '<< /Producer (Czytnik) /ModDate (D:20270210) >>',
      9: stream('<x:xmpmeta xmlns:x="adobe:ns:meta/">a</x:xmpmeta>', '/Type /Metadata /Subtype /XML'),
    },
  }),
);
write(
  'right-data-behind-a-certification.pdf',
  dss(
    sign(BASE, anna, certified(1)),
    'CRLs',
    list('root', { issuer: 'root', revoked }),
    certified(1).catalog,
  ),
);
const sealedInTime = sign(sign(BASE, signing('expired')), (data) => stamp(data, { by: 'stamper' }), {
  at: 40,
  fields: '22 0 R 42 0 R',
  subFilter: 'ETSI.RFC3161',
});
write('right-document-time-stamp.pdf', sealedInTime);

// S12: what the office issues.
const bases = {
  'with-annotations': issued({
    page: '/Annots 10 0 R',
    more: {
      10: '[11 0 R]',
      11: '<< /Type /Annot /Subtype /Link /Rect [72 60 200 80] /A << /S /URI /URI (https://example.com) >> >>',
    },
  }),
  'with-empty-field': issued({
    catalog: '/AcroForm << /Fields [12 0 R] /SigFlags 1 >>',
    page: '/Annots [12 0 R]',
    more: {
      12: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Uczestnik) /F 4 /P 3 0 R /Rect [300 60 500 120] >>',
    },
  }),
  'with-file': issued({
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 13 0 R] >> >>',
    more: {
      13: '<< /Type /Filespec /F (a.txt) /EF << /F 14 0 R >> >>',
      14: stream('a', '/Type /EmbeddedFile'),
    },
  }),
};
for (const [name, bytes] of Object.entries(bases)) write(`issued-${name}.pdf`, bytes);
write(
  'right-issued-with-annotations.pdf',
  sign(bases['with-annotations'], anna, {
    ...VISIBLE('300 60 500 120'),
    objects: { ...VISIBLE('').objects, 3: `<< ${PAGE} /Annots 10 0 R >>`, 10: '[11 0 R 22 0 R]' },
  }),
);
write(
  'right-issued-with-empty-field.pdf',
  sign(bases['with-empty-field'], anna, {
    fields: '12 0 R',
    objects: {
      3: `<< ${PAGE} /Annots [12 0 R] >>`,
      12: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Uczestnik) /F 132 /P 3 0 R /Rect [300 60 500 120] /V 21 0 R /AP << /N 30 0 R >> >>',
      30: VISIBLE('').objects[30],
    },
  }),
);
write(
  'right-issued-with-file.pdf',
  sign(bases['with-file'], anna, { catalog: '/Names << /EmbeddedFiles << /Names [(a) 13 0 R] >> >>' }),
);

const naming = {
  value: certified(2).value.replace('/Type /SigRef', '/Type /SigRef /Data 1 0 R'),
  catalog: '/Names << /EmbeddedFiles << /Names [(a) 13 0 R] >> >>',
};
write('right-certified-with-file.pdf', sign(bases['with-file'], anna, naming));

// S13: authorities of one name in circles.
for (let at = 0; at < 40; at += 1)
  certificate(`circle${at}`, {
    subject: '/CN=Krag',
    issuer: at === 0 ? 'circle0' : `circle${at - 1}`,
    extensions: CA,
  });
person('in-circle', { issuer: 'circle39' });
write(
  'authorities-in-circles.pdf',
  sign(BASE, signing('in-circle', { chain: Array.from({ length: 40 }, (_, at) => `circle${at}`) })),
);

// S15: loops and depth.
write('loop-of-updates.pdf', sign(BASE, anna, { options: { prev: BASE.length + 10_000 } }));
write(
  'nested-deeply.pdf',
  sign(BASE, anna, {
    objects: { 80: `${'['.repeat(3000)}${']'.repeat(3000)}` },
    catalog: '/PieceInfo 80 0 R',
  }),
);

for (const name of ['root', 'seals', 'profile', 'stamps']) write(`${name}.cer`, der(name));
rmSync(folder, { recursive: true });
secondOpinion();

/** What pdfsig of poppler says about each; its list of authorities is empty, so it speaks of the signature alone. */
function secondOpinion() {
  if (spawnSync('pdfsig', ['-v']).error) return;
  const lines = readdirSync(FILES)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => {
      const { stdout } = spawnSync('pdfsig', ['-nocert', path.join(FILES, name)], { encoding: 'utf8' });
      const said = stdout.match(
        /Signature is [^.]+|Signature Validation: [^.\n]+|Total document signed|Not total document signed/g,
      ) ?? ['no signature'];
      return `${name}: ${said.map((line) => line.replace('Signature Validation: ', '')).join(', ')}`;
    });
  writeFileSync(path.join(FILES, 'pdfsig.txt'), `${lines.join('\n')}\n`);
}
