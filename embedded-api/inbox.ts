import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contactFields } from './contract/contact-fields';
import { prepareMessages } from './database/seed';
import { databaseName, Store } from './database/store';

const fields = Object.keys(contactFields);

interface Message {
  [field: string]: string | number;
  id: number;
  received_at: string;
}

/** Control characters are removed, since they could command the operator's terminal. */
function asText(message: Message): string {
  const margin = ' '.repeat(Math.max(...fields.map((field) => field.length)) + 4);
  const lines = fields.map((field) => {
    const text = String(message[field]).replace(/[^\P{Cc}\n\t]/gu, '');
    return `  ${field}:`.padEnd(margin.length) + text.replaceAll('\n', `\n${margin}`);
  });
  const head = `#${message.id}  ${message.received_at.slice(0, 16).replace('T', ' ')} UTC`;
  return [head, ...lines].join('\n');
}

const dataDir = process.env['DATA_DIR'] ?? '.data';
const file = join(dataDir, databaseName);
if (!existsSync(file)) {
  console.error(`No messages: there is no ${file}. Start the content API once, or set DATA_DIR.`);
  process.exit(1);
}
const store = new Store(file);
prepareMessages(store);
const messages = store.many<Message>(
  `SELECT id, ${fields.join(', ')}, received_at FROM contact_message ORDER BY id DESC`,
);
store.close();
if (process.argv.includes('--json')) console.log(JSON.stringify(messages, null, 2));
else console.log(messages.length === 0 ? 'No messages.' : messages.map(asText).join('\n\n'));
