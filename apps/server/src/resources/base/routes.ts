import { accessibility, applications, base as contract } from '@urzad/contract';
import { applicationAddress, voivodeshipName } from '@urzad/domain';
import type { SettingsOf } from '@urzad/grants';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type ApplicationRow, findByUuid, getById } from '../../applications/applications';
import type { Config } from '../../config';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { pick } from '../../lists/pick';
import { findAccessibility, findLogos, findTexts } from '../../settings/stored-sections';
import { keptWords } from '../libraries/public';
import { applicationPayload, systemPayload } from './init/init-payload';

const signMethodsOf = ({ signPolicy }: Pick<Config, 'signPolicy'>) => ({
  FORMULARZ: [...signPolicy.FORMULARZ.citizen],
  PERSONAL_DATA: [...signPolicy.PERSONAL_DATA.citizen],
});

/** The first requests of the portal, signed in or not. */
export const baseRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.initSystem,
    handler: async ({ session, id_application }) => {
      const application = await getById(app.db, id_application);
      const texts = await findTexts(app.db, id_application);
      const payload = await systemPayload(app, { application, user: personOf(session) });
      const logos = await findLogos(app.db, id_application);
      const { id, uuid, name, ...facts } = application;

      return {
        data: {
          ...payload,
          application: { id, uuid, name },
          office: { ...officeOf(facts, texts, app.config), ...logos },
          business_date: app.clock.business().toISOString(),
          demo: app.config.isDemo ? ('yes' as const) : ('no' as const),
          file_limit: app.config.fileLimit,
          media_limit: app.config.mediaLimit,
          sign_methods: signMethodsOf(app.config),
          words: await keptWords(app.db, id_application),
          user_perspective: session?.user.perspective ?? ('citizen' as const),
        },
      };
    },
  });

  app.route({
    ...contract.initApplication,
    handler: async ({ session, id_application }) => {
      const application = await getById(app.db, id_application);
      return { data: await applicationPayload(app, { application, user: personOf(session) }) };
    },
  });

  app.route({
    ...accessibility.get,
    handler: async ({ id_application }) => ({ data: await findAccessibility(app.db, id_application) }),
  });

  app.route({
    ...contract.clock,
    handler: async () => ({ data: { business_date: app.clock.business().toISOString() } }),
  });

  app.route({
    ...contract.whoami,
    handler: async ({ ip, headers }) => ({ data: { ip, user_agent: headers['user-agent'] ?? null } }),
  });

  app.route({
    ...applications.find,
    handler: async ({ query }) => {
      const application = await findByUuid(app.db, query.uuid);
      if (!application) throw new ApiError('object-no-exist');
      const { id, uuid, name, url_own, domain, folder } = application;
      const url = applicationAddress(application, app.config.publicUrl);
      return { data: pick({ id, uuid, name, url_own, domain, folder, url }, query.scope) };
    },
  });
};

/** Behind the lock screen nobody reads what waits. */
function personOf(session: FastifyRequest['session']): SessionUser | undefined {
  return session?.locked ? undefined : session?.user;
}

type Application = Omit<ApplicationRow, 'id' | 'uuid' | 'name'>;

function officeOf(
  row: Application,
  { iod_mail }: SettingsOf<'texts'>,
  { dataYears, logYears }: Pick<Config, 'dataYears' | 'logYears'>,
) {
  return {
    office_name: row.office_name,
    office_address: row.office_address,
    office_mail: row.office_mail,
    office_phones: row.office_phones,
    office_hours: row.office_hours,
    iod_mail,
    bip_url: row.bip_url,
    ade_address: row.ade_address,
    social_url: row.social_url,
    voivodeship: row.voivodeship,
    voivodeship_in: {
      pl: voivodeshipName(row.voivodeship, { form: 'locative' }),
      en: voivodeshipName(row.voivodeship, { locale: 'en' }),
    },
    project_no: row.project_no,
    project_value: row.project_value,
    eu_value: row.eu_value,
    project_period: row.project_period,
    data_years: dataYears,
    log_years: logYears,
  };
}
