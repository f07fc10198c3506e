import { createHmac, randomBytes } from 'node:crypto';
import { onGlobal } from '@/lib/runtime/global-instance';
import { fromShared } from './shared';

const SECRET_KEY = 'contact:secret';

/** Begins as this process's own secret; it becomes the one of all instances, and stays that while Redis is away. */
const secret = onGlobal('contact-secret', () => ({ value: randomBytes(32).toString('hex') }));

/** A name for something that is never kept itself, such as an address. The same in all instances that share Redis, and in all renderers. */
export async function keyedHash(text: string): Promise<string> {
  const shared = await fromShared((memory) => memory.putNew(SECRET_KEY, secret.value));
  secret.value = shared ?? secret.value;
  return createHmac('sha256', secret.value).update(text).digest('base64url');
}
