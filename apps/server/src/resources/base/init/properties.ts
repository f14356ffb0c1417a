import { CODE_LIVES_MINUTES, type InitPayload, KNOWN_DEVICE_DAYS, SESSION_MS } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import type { ApplicationRow } from '../../../applications/applications';
import type { Config } from '../../../config';

type Property = InitPayload['properties_config'][number] & { value: InitPayload['properties'][string] };

const MINUTE_MS = 60_000;

/** Settings of the installation that every visitor may know: limits and times. */
export function systemProperties({ fileLimit, mediaLimit }: Pick<Config, 'fileLimit' | 'mediaLimit'>) {
  return split([
    property('file_limit', 'number', ['Największy plik (bajty)', 'Largest file (bytes)'], fileLimit),
    property(
      'media_limit',
      'number',
      ['Największe nagranie (bajty)', 'Largest recording (bytes)'],
      mediaLimit,
    ),
    property(
      'session_days',
      'number',
      ['Zapamiętanie logowania (dni)', 'A remembered sign-in (days)'],
      SESSION_MS.refreshRemembered / DAY_MS,
    ),
    property(
      'staff_idle_minutes',
      'number',
      ['Blokada ekranu pracownika (minuty)', 'Lock screen of staff (minutes)'],
      SESSION_MS.staffIdle / MINUTE_MS,
    ),
    property(
      'known_device_days',
      'number',
      ['Pamiętanie przeglądarki (dni)', 'A known browser (days)'],
      KNOWN_DEVICE_DAYS,
    ),
    property(
      'code_minutes',
      'number',
      ['Ważność kodu (minuty)', 'A code lives (minutes)'],
      CODE_LIVES_MINUTES,
    ),
  ]);
}

/** Facts of an application and its office that are shown to everybody. */
export function applicationProperties(row: ApplicationRow) {
  return split([
    property('office_name', 'text', ['Nazwa urzędu', 'Name of the office'], row.office_name),
    property('office_address', 'text', ['Adres urzędu', 'Address of the office'], row.office_address),
    property('office_mail', 'mail', ['E-mail urzędu', 'E-mail of the office'], row.office_mail),
    property('office_phones', 'list', ['Telefony urzędu', 'Phone numbers of the office'], row.office_phones),
    property('bip_url', 'url', ['Adres BIP', 'Address of the BIP'], row.bip_url),
    property('ade_address', 'text', ['Adres do doręczeń', 'Address for e-delivery'], row.ade_address),
    property('social_url', 'url', ['Profil społecznościowy', 'Page on social media'], row.social_url),
    property('voivodeship', 'text', ['Województwo (TERC)', 'Voivodeship (TERC)'], row.voivodeship),
    property('project_no', 'text', ['Numer projektu', 'Number of the project'], row.project_no),
    property('project_value', 'price', ['Wartość projektu', 'Value of the project'], row.project_value),
    property('eu_value', 'price', ['Wkład Unii Europejskiej', 'Share of the European Union'], row.eu_value),
    property('project_period', 'text', ['Okres projektu', 'Period of the project'], row.project_period),
  ]);
}

function split(properties: readonly Property[]): Pick<InitPayload, 'properties' | 'properties_config'> {
  return {
    properties: Object.fromEntries(properties.map(({ code, value }) => [code, value])),
    properties_config: properties.map(({ value: _, ...config }) => config),
  };
}

function property(
  code: string,
  type: Property['type'],
  [name, name_en]: [string, string],
  value: Property['value'],
): Property {
  return { code, type, name, name_en, value };
}
