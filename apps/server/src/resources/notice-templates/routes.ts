import { noticeTemplates as contract } from '@urzad/contract';
import { isNoticeTemplate, NOTICE_TEMPLATE_CODES, type NoticeTemplateCode } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import {
  findTemplates,
  keyOf,
  type StoredTemplate,
  type TemplateWords,
  wordErrors,
} from '../../settings/stored-templates';
import { baseSetting } from '../../settings/table';
import { rowsOf } from '../../unit-of-work/rows';
import { shippedWords, templateView } from './template-view';

const rows = rowsOf(baseSetting);

/** The words of notices (Process §4.2: „Słowniki, wzory, nabory”). */
export const noticeTemplateRoutes: ResourceRoutes = async (app) => {
  const mayRead = app.requirePrivilege('base_template_show');
  const mayEdit = [mayRead, app.requirePrivilege('base_template_edit')];

  app.route({
    ...contract.get,
    onRequest: mayRead,
    handler: async ({ id_application }) => {
      const stored = await findTemplates(app.db, id_application, NOTICE_TEMPLATE_CODES);
      return { data: NOTICE_TEMPLATE_CODES.map((code) => templateView(code, stored.get(code))) };
    },
  });

  app.route({
    ...contract.set,
    onRequest: mayEdit,
    handler: async (request) => {
      const { row_version, words } = request.body;
      const code = knownCode(request.body.code);
      const errors = wordErrors(code, words);
      if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
      return app.write(request, async (tx, note) => {
        const by = authorOf(app, request);
        const before = await locked(tx, code, by);
        refuseStale(code, before, row_version);
        const { id } = before ?? (await add(tx, code, by));
        const after = await rows.update(tx, id, { values: { value: words }, by });
        const diff = { code, ...changesOf(before?.words ?? shippedWords(code), words) };
        note({ event: 'basetemplate.set', obj_type: 'basetemplate', id_obj: id, diff });
        return { data: templateView(code, { ...after, words }) };
      });
    },
  });

  app.route({
    ...contract.restore,
    onRequest: mayEdit,
    handler: async (request) => {
      const { row_version } = request.body;
      const code = knownCode(request.body.code);
      return app.write(request, async (tx, note) => {
        const by = authorOf(app, request);
        const before = await locked(tx, code, by);
        refuseStale(code, before, row_version);
        if (!before) throw new ApiError('illegal-step');
        await rows.remove(tx, before.id, by);
        const diff = { code, ...changesOf(before.words ?? shippedWords(code), shippedWords(code)) };
        note({ event: 'basetemplate.restore', obj_type: 'basetemplate', id_obj: before.id, diff });
        return { data: templateView(code, undefined) };
      });
    },
  });
};

/** @throws ApiError `object-no-exist` */
function knownCode(code: string): NoticeTemplateCode {
  if (!isNoticeTemplate(code)) throw new ApiError('object-no-exist');
  return code;
}

/** The words that the office has changed, locked; none while they are as shipped. */
async function locked(
  tx: Tx,
  code: NoticeTemplateCode,
  { id_application }: Author,
): Promise<StoredTemplate | undefined> {
  const found = (await findTemplates(tx, id_application, [code])).get(code);
  if (!found || !(await rows.lock(tx, found.id))) return undefined;
  // Read again: somebody may have saved it while this one waited for the lock.
  return (await findTemplates(tx, id_application, [code])).get(code);
}

/** @throws ApiError `conflict` when somebody has changed the words since they were read */
function refuseStale(
  code: NoticeTemplateCode,
  stored: StoredTemplate | undefined,
  row_version: number,
): void {
  if ((stored?.row_version ?? 0) !== row_version) {
    throw new ApiError('conflict', { stored: templateView(code, stored) });
  }
}

/**
 * The row of the first change, as version 0.
 * @throws ApiError `conflict` when somebody else has made it meanwhile
 */
async function add(tx: Tx, code: NoticeTemplateCode, by: Author): Promise<{ id: number }> {
  const { id_application } = by;
  const [row] = await tx
    .insert(baseSetting)
    .values({
      ...{ id_application, key: keyOf(code), value: {}, row_version: 0 },
      ...{ create_date: by.date, mod_date: by.date, id_user_create: by.id },
    })
    .onConflictDoNothing()
    .returning({ id: baseSetting.id });
  if (row) return row;
  const stored = (await findTemplates(tx, id_application, [code])).get(code);
  throw new ApiError('conflict', { stored: templateView(code, stored) });
}

/** For the log: each changed text before and after. */
function changesOf(before: TemplateWords, after: TemplateWords): Record<string, readonly [string, string]> {
  const names = ['subject_pl', 'text_pl', 'subject_en', 'text_en'] as const;
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, [before[name], after[name]] as const]),
  );
}
