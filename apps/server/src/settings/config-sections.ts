import type { SettingsView } from '@urzad/contract';
import { formatBankAccount, isIsoDate, normaliseBankAccount, parseNumber } from '@urzad/domain';
import type { ServerSection, SettingsOf, SignMethod, SignPolicy } from '@urzad/grants';
import type { Config } from '../config';
import { imapUrlOf, inboxServerOf } from '../mail/inbox-server';
import { mailServerOf, smtpUrlOf } from '../mail/mail-server';

const MEGABYTE = 1_000_000;
/** A decimal is stored as it was typed: with a comma or a dot, with spaces or without. */
const bytesOf = (megabytes: string) => Math.round((parseNumber(megabytes) ?? Number.NaN) * MEGABYTE);
const megabytesOf = (bytes: number) => String(bytes / MEGABYTE);

/** Sections that are settings of the server, each with what it is in the configuration, both ways. */
interface ConfigSections extends Record<ServerSection, object> {
  mail: Section<'mail', { password: string }>;
  inbox: Section<'inbox', { password: string }>;
  limits: Section<'limits'>;
  retention: Section<'retention'>;
  signing: Section<'signing'>;
  payments: Section<'payments'>;
}
interface Section<Name extends ServerSection, More = object> {
  /** The answers that say what the configuration is. */
  formOf: (config: Config) => SettingsView[Name]['form'];
  /** What these answers make of the configuration. */
  laidOver: (form: SettingsOf<Name> & More) => Partial<Config>;
}

export const CONFIG_SECTIONS: ConfigSections = {
  mail: {
    formOf({ smtpUrl, mailFrom }) {
      const { password: _, ...server } = smtpUrl
        ? mailServerOf(smtpUrl)
        : { host: '', port: 465, security: 'tls', user: '', password: '' };
      return { ...server, from: mailFrom };
    },
    laidOver: ({ host, port, security, user, password, from }) => ({
      smtpUrl: smtpUrlOf({ host, port: port ?? 0, security, user, password }),
      mailFrom: from,
    }),
  },
  inbox: {
    formOf({ imapUrl }) {
      if (imapUrl === undefined) return { host: '', port: 993, security: 'tls', user: '', folder: 'INBOX' };
      const { password: _, ...server } = inboxServerOf(imapUrl);
      return server;
    },
    laidOver: ({ port, ...server }) => ({
      imapUrl: server.host === '' ? undefined : imapUrlOf({ ...server, port: port ?? 0 }),
    }),
  },
  limits: {
    formOf: (config) => ({
      file_limit: megabytesOf(config.fileLimit),
      media_limit: megabytesOf(config.mediaLimit),
      upload_quota: megabytesOf(config.uploadQuota),
      upload_sessions: config.uploadSessions,
      disk_reserve: megabytesOf(config.diskReserve),
      login_limit: config.loginLimitPerIp,
      code_limit: config.codeLimitPerIp,
      recover_limit: config.recoverLimitPerIp,
      new_pass_limit: config.newPassLimitPerIp,
      certificate_limit: config.certificateLimit,
    }),
    laidOver: (form) => ({
      fileLimit: bytesOf(form.file_limit),
      mediaLimit: bytesOf(form.media_limit),
      uploadQuota: bytesOf(form.upload_quota),
      uploadSessions: Number(form.upload_sessions),
      diskReserve: bytesOf(form.disk_reserve),
      loginLimitPerIp: Number(form.login_limit),
      codeLimitPerIp: Number(form.code_limit),
      recoverLimitPerIp: Number(form.recover_limit),
      newPassLimitPerIp: Number(form.new_pass_limit),
      certificateLimit: Number(form.certificate_limit),
    }),
  },
  retention: {
    formOf: ({ dataYears, lastPaymentDate, logYears, accountYears, contactYears, noteYears }) => ({
      ...{ data_years: dataYears, last_payment_date: lastPaymentDate ?? '', log_years: logYears },
      ...{ account_years: accountYears, contact_years: contactYears, note_years: noteYears },
    }),
    laidOver: (form) => ({
      dataYears: Number(form.data_years),
      lastPaymentDate: isIsoDate(form.last_payment_date) ? form.last_payment_date : undefined,
      logYears: Number(form.log_years),
      accountYears: Number(form.account_years),
      contactYears: Number(form.contact_years),
      noteYears: Number(form.note_years),
    }),
  },
  signing: {
    formOf: ({ signPolicy }) => ({
      FORMULARZ: [...signPolicy.FORMULARZ.citizen],
      PERSONAL_DATA: [...signPolicy.PERSONAL_DATA.citizen],
      UMOWA: [...signPolicy.UMOWA.citizen],
      UMOWA_office: [...signPolicy.UMOWA.office],
    }),
    laidOver: ({ FORMULARZ, PERSONAL_DATA, UMOWA, UMOWA_office }) => ({
      signPolicy: {
        FORMULARZ: { citizen: methods(FORMULARZ), office: [] },
        PERSONAL_DATA: { citizen: methods(PERSONAL_DATA), office: [] },
        UMOWA: { citizen: methods(UMOWA), office: methods(UMOWA_office) },
      } satisfies SignPolicy,
    }),
  },
  payments: {
    formOf: ({ payerAccount, elixirEncoding }) => ({
      payer_account: payerAccount === undefined ? '' : formatBankAccount(payerAccount),
      elixir_encoding: elixirEncoding,
    }),
    laidOver: ({ payer_account, elixir_encoding }) => ({
      payerAccount: payer_account === '' ? undefined : normaliseBankAccount(payer_account),
      elixirEncoding: elixir_encoding,
    }),
  },
};

/** The rules of the fields have let only methods through. */
function methods(codes: readonly string[]): SignMethod[] {
  return codes as SignMethod[];
}
