import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { authorize, wantsHtml } from './operator-pages';

const TOKEN = 'a-token-of-more-than-16-characters';
const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString('base64')}`;

function asked(authorization: string | undefined, token: string | undefined): { isIn: boolean; status: number } {
  const request = new IncomingMessage(new Socket());
  if (authorization !== undefined) request.headers.authorization = authorization;
  const response = new ServerResponse(request);
  return { isIn: authorize(token, request, response), status: response.statusCode };
}

describe('a page for those who know a token', () => {
  test.each([`Bearer ${TOKEN}`, `bearer ${TOKEN}`, basic(`user:${TOKEN}`), basic(`:${TOKEN}`)])('lets in %j', (authorization) => {
    expect(asked(authorization, TOKEN)).toEqual({ isIn: true, status: 200 });
  });

  test.each([undefined, '', 'Bearer', 'Bearer wrong', TOKEN, `Digest ${TOKEN}`, basic(TOKEN.slice(1)), basic(`${TOKEN}:`), 'Basic \u0000'])(
    'asks %j for it',
    (authorization) => {
      expect(asked(authorization, TOKEN)).toEqual({ isIn: false, status: 401 });
    },
  );

  test('does not exist without a token, whatever is sent', () => {
    expect(asked('Bearer ', undefined)).toEqual({ isIn: false, status: 404 });
    expect(asked(basic(':'), undefined)).toEqual({ isIn: false, status: 404 });
  });
});

test.each([
  ['/statusz', 'text/html,application/xml;q=0.9', true],
  ['/statusz', '*/*', false],
  ['/statusz', undefined, false],
  ['/statusz?format=json', 'text/html', false],
  ['/statusz?format=html', undefined, true],
])('%s for %s as HTML: %s', (url, accept, expected) => {
  expect(wantsHtml({ url, headers: accept === undefined ? {} : { accept } })).toBe(expected);
});
