import { readJson } from '../http/body';
import { type FieldErrors, HttpError, refuse } from '../http/errors';
import type { Reply } from '../http/reply';
import type { Context, Route } from '../http/router';

const limits = { name: 255, email: 255, subject: 255, message: 10_000 } as const;

/** For how long a key is remembered. */
const KEY_MILLISECONDS = 24 * 60 * 60 * 1000;

type Field = keyof typeof limits;
type ContactMessage = Record<Field, string>;

const fields = Object.keys(limits).filter((field): field is Field => field in limits);

const emailForm = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/**
 * Laravel's rules for the form: each field `required|string|max`, e-mail `email`; surrounding white
 * space does not count.
 */
function readContactMessage(body: unknown): ContactMessage {
  const given = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  const message: ContactMessage = { name: '', email: '', subject: '', message: '' };
  const errors: FieldErrors = {};
  for (const field of fields) {
    const value = given.get(field) ?? '';
    if (typeof value !== 'string') {
      errors[field] = [`The ${field} field must be a string.`];
      continue;
    }
    message[field] = value.trim();
    if (message[field] === '') errors[field] = [`The ${field} field is required.`];
    else if ([...message[field]].length > limits[field]) {
      errors[field] = [`The ${field} field must not be greater than ${limits[field]} characters.`];
    } else if (field === 'email' && !emailForm.test(message.email)) {
      errors[field] = ['The email field must be a valid email address.'];
    }
  }
  refuse(errors);
  return message;
}

/**
 * A message with the key of one that was received is not received again: its answer may have been
 * lost on the way.
 */
async function receive({ store, request, now }: Context): Promise<Reply> {
  const { name, email, subject, message } = readContactMessage(await readJson(request));
  if (!store.isLasting) throw new HttpError(503, 'Messages cannot be kept.');
  const key = request.headers['idempotency-key'];
  const at = now.toISOString();
  store.transaction(() => {
    store.run(
      'DELETE FROM contact_key WHERE received_at < ?',
      new Date(now.getTime() - KEY_MILLISECONDS).toISOString(),
    );
    if (typeof key === 'string') {
      if (store.one('SELECT key FROM contact_key WHERE key = ?', key)) return;
      store.run('INSERT INTO contact_key (key, received_at) VALUES (?, ?)', key, at);
    }
    store.run(
      'INSERT INTO contact_message (name, email, subject, message, received_at) VALUES (?, ?, ?, ?, ?)',
      name,
      email,
      subject,
      message,
      at,
    );
  });
  return { status: 201, json: { message: 'Message envoyé avec succès.' } };
}

export const contactRoute: Route = { method: 'POST', path: '/api/contact', answer: receive };
