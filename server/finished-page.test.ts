import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { finishPage, sendPage, weightOf } from './finished-page';

const TEXT = 'Texte d’une page. '.repeat(2000);

async function sent(accepted: string | undefined): Promise<{ body: Buffer; response: ServerResponse }> {
  const request = new IncomingMessage(new Socket());
  if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
  const response = new ServerResponse(request);
  let body = Buffer.alloc(0);
  response.end = (chunk: unknown) => {
    body = Buffer.from(chunk as Buffer);
    return response;
  };
  await sendPage(await finishPage(200, {}, Buffer.from(TEXT)), request, response);
  return { body, response };
}

describe('a finished page', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, undefined, (body: Buffer) => body],
  ])('for %s is sent as %s, and is the same text', async (accepted, encoding, expand) => {
    const { body, response } = await sent(accepted);
    expect(response.getHeader('content-encoding')).toBe(encoding);
    expect(response.getHeader('content-length')).toBe(body.length);
    expect(expand(body).toString()).toBe(TEXT);
  });

  test('is kept in its compressed forms alone', async () => {
    expect(weightOf(await finishPage(200, {}, Buffer.from(TEXT)))).toBeLessThan(4096);
  });
});
