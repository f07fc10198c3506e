import { mapFields } from '../fields';

const SAMPLES: Partial<Record<string, string>> = {
  name: 'Amina Exemple',
  email: 'amina@entreprise.example',
  subject: 'Foire & salon « terroir » <b>',
  message: 'Première ligne\nرسالة تجريبية 🙂',
};
/** A complete message, as a visitor writes it. */
export const WRITTEN = mapFields(({ name }) => SAMPLES[name] ?? `Exemple ${name}`);
export const NOTHING = mapFields(() => '');
