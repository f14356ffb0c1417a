import { COLUMN_OPERATION_CODES } from '@urzad/domain';
import * as z from 'zod/mini';
import { RoleView } from './account-shapes';
import { DataSource } from './report-shapes';
import { Id, IsoDate, YesNo } from './shapes';

/** Words of the interface in its two languages: `name` is Polish. */
const named = { name: z.string(), name_en: z.string() };
const Level = z.enum(['system', 'application']);
const ColumnKind = z.enum(['text', 'number', 'price', 'date', 'time', 'datetime']);

/** An entry of the staff menu (Spec §3). Its icon is a word that the portal draws. */
export const MenuEntry = z.object({
  id: z.string(),
  id_top: z.nullable(z.string()),
  number: z.int(),
  ...named,
  icon: z.nullable(z.string()),
  link: z.nullable(z.string()),
  color: z.nullable(z.enum(['red', 'green', 'blue', 'orange', 'purple'])),
  badge: z.nullable(z.string()),
  count: z.nullable(z.int()),
  disabled: YesNo,
  load: YesNo,
  text: z.nullable(z.string()),
  divide: YesNo,
  user: z.nullable(z.object({ name_all: z.string(), avatar_url: z.nullable(z.string()) })),
  letters_icon: YesNo,
  is_preset: YesNo,
  is_preset_selected: YesNo,
  sort: YesNo,
  requires_privileges: z.string(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/** A part of the office's work: what this person may do there. */
const ModuleView = z.object({ code: z.string(), ...named, level: Level, privileges: z.array(z.string()) });

/** What waits for this person in a module. */
const ModuleInfo = z.object({ code: z.string(), ...named, count: z.int() });

const PrivilegeView = z.object({ code: z.string(), module: z.string(), level: Level });

const DataColumn = z.object({ table: z.string(), code: z.string(), ...named, type: ColumnKind });

/** A dictionary. One with an address can be longer than its items here: the others are asked for there. */
const LibraryView = z.object({
  code: z.string(),
  ...named,
  level: Level,
  lookup: z.nullable(z.string()),
  items: z.array(
    z.object({
      code: z.string(),
      ...named,
      number: z.int(),
      color: z.nullable(z.string()),
      /** The first day on which it holds; `null`: always. */
      valid_from: z.nullable(IsoDate),
      /** The last day; `null`: without an end. */
      valid_to: z.nullable(IsoDate),
      /** Not offered any more; it names what was chosen before. */
      archived: YesNo,
      /** Facts beside its words, by their names. */
      extra: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});

const PropertyConfig = z.object({
  code: z.string(),
  type: z.enum(['text', 'mail', 'tel', 'url', 'number', 'price', 'list']),
  ...named,
});

/**
 * The payload with which the portal starts (Spec §3). Its parts are empty for whom they do not concern: a stranger has no
 * menu.
 */
export const initPayload = {
  app_name: z.string(),
  user_privileges: z.array(z.string()),
  user_roles: z.array(RoleView),
  menu: z.array(MenuEntry),
  modules: z.array(ModuleView),
  modules_info: z.array(ModuleInfo),
  privileges: z.array(PrivilegeView),
  roles: z.array(z.object({ ...RoleView.shape, id: Id, name_en: z.string() })),
  configs: z.object({
    data_columns: z.array(DataColumn),
    data_sources: z.array(DataSource),
    column_operations: z.record(z.string(), z.array(z.enum(COLUMN_OPERATION_CODES))),
  }),
  libraries: z.array(LibraryView),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  properties_config: z.array(PropertyConfig),
};

export const InitPayload = z.object(initPayload);
export type InitPayload = z.infer<typeof InitPayload>;
