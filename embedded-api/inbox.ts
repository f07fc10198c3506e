import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lastingTables } from './database/seed';
import { databaseName, Store } from './database/store';

interface ContactMessageRow {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  received_at: string;
}

/** Removes control characters, which must not reach the operator's terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}

function asText(messages: readonly ContactMessageRow[]): string {
  const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ');
  return messages
    .map(({ id, name, email, subject, message, received_at }) => {
      const head = `#${id}  ${received_at.slice(0, 16).replace('T', ' ')} UTC  ${oneLine(name)} <${oneLine(email)}>`;
      const body = printable(message)
        .split(/\r?\n/)
        .map((line) => `    ${line}`);
      return [head, `    ${oneLine(subject)}`, `    ${'─'.repeat(40)}`, ...body].join('\n');
    })
    .join('\n\n');
}

const dataDir = process.env['DATA_DIR'] ?? '.data';
const file = join(dataDir, databaseName);
if (!existsSync(file)) {
  console.error(`No messages: there is no ${file}. Start the content API once, or set DATA_DIR.`);
  process.exit(1);
}
const store = new Store(file);
store.script(lastingTables);
const messages = store.many<ContactMessageRow>(
  'SELECT id, name, email, subject, message, received_at FROM contact_message ORDER BY id DESC',
);
store.close();
if (process.argv.includes('--json')) console.log(JSON.stringify(messages, null, 2));
else console.log(messages.length === 0 ? 'No messages.' : asText(messages));
