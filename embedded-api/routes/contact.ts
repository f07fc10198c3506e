import { readJson } from '../http/body';
import { type FieldErrors, invalid } from '../http/errors';
import { type Context, post } from '../http/router';
import type { Reply } from '../http/reply';

const limits = { name: 255, email: 255, subject: 255, message: 10_000 } as const;

type Field = keyof typeof limits;
type ContactMessage = Record<Field, string>;

const fields = Object.keys(limits).filter((field): field is Field => field in limits);

const emailForm = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Laravel's rules for the form: each field `required|string|max`, e-mail `email`; surrounding white space does not count. */
function readContactMessage(body: unknown): ContactMessage {
  const given = new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : []);
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
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return message;
}

async function receive({ store, request, now }: Context): Promise<Reply> {
  const { name, email, subject, message } = readContactMessage(await readJson(request));
  store.run(
    'INSERT INTO contact_message (name, email, subject, message, received_at) VALUES (?, ?, ?, ?, ?)',
    name,
    email,
    subject,
    message,
    now.toISOString(),
  );
  return { status: 201, json: { message: 'Message envoyé avec succès.' } };
}

export const contactRoutes = [post('/api/contact', receive)];
