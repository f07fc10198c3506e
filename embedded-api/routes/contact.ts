import { contactFields } from '../contract/contact-fields';
import { readJson } from '../http/body';
import { type FieldErrors, HttpError, refuse } from '../http/errors';
import type { Reply } from '../http/reply';
import type { Context, Route } from '../http/router';

/** A key is remembered for a day. */
const KEY_MILLISECONDS = 24 * 60 * 60 * 1000;

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/**
 * Checks a message by Laravel's rules: `required|string|max` or `nullable|string|max`, and `email`.
 * Surrounding white space is removed.
 */
function readContactMessage(body: unknown): [field: string, text: string][] {
  const given = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  const errors: FieldErrors = {};
  const message = Object.entries(contactFields).map(
    ([field, { max, required, email }]): [field: string, text: string] => {
      const value = given.get(field) ?? '';
      const text = typeof value === 'string' ? value.trim() : '';
      if (typeof value !== 'string') errors[field] = [`The ${field} field must be a string.`];
      else if (text === '' && required) errors[field] = [`The ${field} field is required.`];
      else if ([...text].length > max)
        errors[field] = [`The ${field} field must not be greater than ${max} characters.`];
      else if (email && text !== '' && !EMAIL.test(text))
        errors[field] = [`The ${field} field must be a valid email address.`];
      return [field, text];
    },
  );
  refuse(errors);
  return message;
}

/** Stores a message, unless its key is known: the first answer may have been lost. */
async function receive({ store, request, now }: Context): Promise<Reply> {
  const message = readContactMessage(await readJson(request));
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
    store.insert('contact_message', [...message, ['received_at', at]]);
  });
  return { status: 201, json: { message: 'Message envoyé avec succès.' } };
}

export const contactRoute: Route = { method: 'POST', path: '/api/contact', answer: receive };
