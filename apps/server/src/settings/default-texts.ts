import type { SettingsOf } from '@urzad/grants';

/** Names in texts until the office enters its own (Order §7). Fictional. */
export const DEFAULT_TEXTS: SettingsOf<'texts'> = {
  iod_mail: 'iod@urzad.example.com',
  programme: 'Fundusze Europejskie dla Regionu',
  authority_address: 'pl. Kasztanowy 1, 00-000 Zielony Staw',
  authority_contact: 'zarzad@wojewodztwo.example.com',
  minister_name:
    'Minister właściwy do spraw rozwoju regionalnego (Centralny System Teleinformatyczny CST2021)',
  minister_address: 'ul. Klonowa 2, 00-000 Zielony Staw',
  minister_contact: 'ministerstwo@panstwo.example.com',
};
