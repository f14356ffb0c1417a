// Authorities, certificates, lists and time stamps by the command line of OpenSSL: nothing of the code under test.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder a temporary folder
 */
export function openssl(folder) {
  /** @param {string[]} args */
  const run = (args) => execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const at = (/** @type {string} */ name) => path.join(folder, name);

  /** @param {string} name @param {string} kind */
  function key(name, kind = 'ec') {
    const bits = /^rsa(\d+)$/.exec(kind)?.[1];
    const how = bits
      ? ['-algorithm', 'RSA', '-pkeyopt', `rsa_keygen_bits:${bits}`]
      : ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    run(['genpkey', ...how, '-out', `${name}.key`]);
  }

  /**
   * A certificate; without an issuer it signs itself.
   *
   * @param {string} name
   * @param {{ subject: string, issuer?: string, extensions?: string[], from?: string, to?: string, md?: string, kind?: string, keyOf?: string, serial?: string }} options
   */
  function certificate(name, options) {
    const { subject, issuer = name, extensions = [], kind, keyOf, md = 'sha256' } = options;
    if (!keyOf) key(name, kind);
    if (keyOf) writeFileSync(at(`${name}.key`), readFileSync(at(`${keyOf}.key`)));
    mkdirSync(at(`ca-${name}`), { recursive: true });
    const request = `[req]\ndistinguished_name=dn\n[dn]\n`;
    writeFileSync(at('req.cnf'), request);
    run([
      'req',
      '-new',
      '-utf8',
      '-config',
      'req.cnf',
      '-multivalue-rdn',
      '-key',
      `${name}.key`,
      '-subj',
      subject,
      '-out',
      `${name}.csr`,
    ]);
    const serial = options.serial ?? Buffer.from(name).toString('hex').padStart(4, '0').slice(0, 38);
    writeFileSync(at(`ca-${name}/serial`), `${serial.length % 2 ? '0' : ''}${serial}\n`);
    writeFileSync(at(`ca-${name}/index`), '');
    writeFileSync(at(`ca-${name}/index.attr`), 'unique_subject = no\n');
    writeFileSync(
      at('ca.cnf'),
      [
        '[ca]\ndefault_ca=one\n[one]',
        `new_certs_dir=ca-${name}\ndatabase=ca-${name}/index\nserial=ca-${name}/serial`,
        `default_md=${md}\npolicy=any\nunique_subject=no\nx509_extensions=ext\nemail_in_dn=yes`,
        '[any]\ncountryName=optional\norganizationName=optional\ncommonName=optional\ngivenName=optional\nsurname=optional\nserialNumber=optional\n2.5.4.97=optional',
        '[ext]',
        ...extensions,
      ].join('\n'),
    );
    const signing = issuer === name ? ['-selfsign'] : ['-cert', `${issuer}.crt`];
    const dates = [
      '-startdate',
      options.from ?? '20200101000000Z',
      '-enddate',
      options.to ?? '20400101000000Z',
    ];
    run([
      'ca',
      '-batch',
      '-notext',
      '-preserveDN',
      '-utf8',
      '-config',
      'ca.cnf',
      ...signing,
      '-keyfile',
      `${issuer}.key`,
      ...dates,
      '-in',
      `${name}.csr`,
      '-out',
      `${name}.crt`,
    ]);
  }

  /**
   * A list of revoked certificates.
   *
   * @param {string} name
   * @param {{ issuer: string, signer?: string, revoked?: [name: string, at: string, reason?: string][], from?: string, to?: string }} options
   */
  function list(
    name,
    { issuer, signer = issuer, revoked = [], from = '20260101000000Z', to = '20390101000000Z' },
  ) {
    const rows = revoked.map(([who, when, reason]) => {
      const serial = run(['x509', '-in', `${who}.crt`, '-noout', '-serial'])
        .toString()
        .trim()
        .slice(7);
      return `R\t400101000000Z\t${when}${reason ? `,${reason}` : ''}\t${serial}\tunknown\t/CN=x\n`;
    });
    writeFileSync(at('list.index'), rows.join(''));
    writeFileSync(at('list.index.attr'), 'unique_subject = no\n');
    writeFileSync(at('list.cnf'), '[ca]\ndefault_ca=one\n[one]\ndatabase=list.index\ndefault_md=sha256\n');
    run([
      'ca',
      '-gencrl',
      '-config',
      'list.cnf',
      '-cert',
      `${issuer}.crt`,
      '-keyfile',
      `${signer}.key`,
      '-crl_lastupdate',
      from,
      '-crl_nextupdate',
      to,
      '-out',
      `${name}.pem`,
    ]);
    return run(['crl', '-in', `${name}.pem`, '-outform', 'DER']);
  }

  /** An OCSP answer about one certificate. @param {string} name @param {{ issuer: string, revokedAt?: string }} options */
  function ocsp(name, { issuer, revokedAt }) {
    const serial = run(['x509', '-in', `${name}.crt`, '-noout', '-serial'])
      .toString()
      .trim()
      .slice(7);
    const row = revokedAt ? `R\t400101000000Z\t${revokedAt}` : 'V\t400101000000Z\t';
    writeFileSync(at('ocsp.index'), `${row}\t${serial}\tunknown\t/CN=x\n`);
    run(['ocsp', '-issuer', `${issuer}.crt`, '-cert', `${name}.crt`, '-no_nonce', '-reqout', 'ocsp.req']);
    run([
      'ocsp',
      '-index',
      'ocsp.index',
      '-rsigner',
      `${issuer}.crt`,
      '-rkey',
      `${issuer}.key`,
      '-CA',
      `${issuer}.crt`,
      '-reqin',
      'ocsp.req',
      '-respout',
      'ocsp.res',
      '-ndays',
      '4000',
      '-rmd',
      'sha256',
    ]);
    return readFileSync(at('ocsp.res'));
  }

  /**
   * A detached signature.
   *
   * @param {Buffer} data
   * @param {{ by: string, chain?: string[], args?: string[], cades?: boolean, md?: string }} options
   */
  function cms(data, { by, chain = [], args = [], cades = true, md = 'sha256' }) {
    writeFileSync(at('data'), data);
    const pem = chain.map((name) => readFileSync(at(`${name}.crt`))).join('\n');
    writeFileSync(at('chain.pem'), pem);
    const extra = chain.length > 0 ? ['-certfile', 'chain.pem'] : [];
    return run([
      'cms',
      '-sign',
      '-binary',
      '-nosmimecap',
      ...(cades ? ['-cades'] : []),
      '-md',
      md,
      '-signer',
      `${by}.crt`,
      '-inkey',
      `${by}.key`,
      ...extra,
      ...args,
      '-in',
      'data',
      '-outform',
      'DER',
    ]);
  }

  /** A time stamp of bytes, as a token. @param {Buffer} data @param {{ by: string, chain?: string[] }} options */
  function stamp(data, { by, chain = [] }) {
    writeFileSync(at('data'), data);
    writeFileSync(at('chain.pem'), chain.map((name) => readFileSync(at(`${name}.crt`))).join('\n'));
    writeFileSync(at('ts.serial'), '01\n');
    writeFileSync(
      at('ts.cnf'),
      `[tsa]\ndefault_tsa=one\n[one]\nserial=ts.serial\nsigner_cert=${by}.crt\nsigner_key=${by}.key\nsigner_digest=sha256\ndefault_policy=1.2.3.4\ndigests=sha256\ness_cert_id_chain=no\ness_cert_id_alg=sha256\n`,
    );
    run(['ts', '-query', '-data', 'data', '-sha256', '-cert', '-no_nonce', '-out', 'ts.req']);
    const extra = chain.length > 0 ? ['-chain', 'chain.pem'] : [];
    run([
      'ts',
      '-reply',
      '-config',
      'ts.cnf',
      '-queryfile',
      'ts.req',
      ...extra,
      '-token_out',
      '-out',
      'ts.token',
    ]);
    return readFileSync(at('ts.token'));
  }

  /** The bare signature of bytes. @param {string} name @param {Buffer} data */
  function signWith(name, data) {
    writeFileSync(at('data'), data);
    return run(['dgst', '-sha256', '-sign', `${name}.key`, 'data']);
  }

  const der = (/** @type {string} */ name) => run(['x509', '-in', `${name}.crt`, '-outform', 'DER']);
  return { certificate, list, ocsp, cms, stamp, signWith, der };
}
