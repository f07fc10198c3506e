import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { cachedResponse } from '../cache/cached-response';
import { withLiteCookie, liteModeOf } from './resolve-request';

function requestWith(headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

describe('lite mode of a request', () => {
  test.each([
    ['nothing said', '', {}, false],
    ['Save-Data', '', { 'save-data': 'on' }, false],
    ['asked for', 'leger=1', {}, true],
    ['asked for, with Save-Data', 'leger=1', { 'save-data': 'on' }, true],
    ['asked for among others', 'keyword=a&leger=1&page=2', {}, true],
    ['kept', '', { cookie: 'language=ar; leger=1' }, true],
    ['kept, with Save-Data', '', { cookie: 'leger=1', 'save-data': 'on' }, true],
    ['left, with a kept choice', 'leger=0', { cookie: 'leger=1' }, false],
    ['left, with Save-Data', 'leger=0', { cookie: 'leger=1', 'save-data': 'on' }, false],
    ['a value that is not known', 'leger=2', { cookie: 'leger=yes' }, false],
    ['another parameter', 'x=leger', {}, false],
  ])('%s', (_name, query, headers, isLite) => {
    expect(liteModeOf(requestWith(headers as Record<string, string>), query).isLite).toBe(isLite);
  });
});

describe('a choice', () => {
  const page = cachedResponse(
    200,
    { 'cache-control': 'public, max-age=0, s-maxage=5' },
    { body: Buffer.from('x'), coding: undefined },
  );
  const kept = (query: string, headers: Record<string, string>, isHttps = false, given = page) => {
    const request = requestWith(headers);
    const response = new ServerResponse(request);
    const answer = withLiteCookie(given, liteModeOf(request, query).chosen, response, isHttps);
    return { cookie: response.getHeader('set-cookie'), caching: answer.headers['cache-control'] };
  };

  test('is kept until the browser is closed, in an answer of the visitor’s own', () => {
    expect(kept('leger=1', {})).toEqual({
      cookie: 'leger=1; Path=/; SameSite=Lax',
      caching: 'private, no-cache',
    });
    expect(kept('leger=1', {}, true).cookie).toBe('leger=1; Path=/; SameSite=Lax; Secure');
  });

  test('of a page that may not be stored is not stored either', () => {
    const failed = cachedResponse(
      503,
      { 'cache-control': 'no-store' },
      { body: Buffer.from('x'), coding: undefined },
    );
    expect(kept('leger=1', {}, false, failed)).toEqual({
      cookie: 'leger=1; Path=/; SameSite=Lax',
      caching: 'no-store',
    });
  });

  test('to leave forgets it, with Save-Data too', () => {
    const forgotten = {
      cookie: 'leger=0; Path=/; SameSite=Lax; Max-Age=0',
      caching: 'private, no-cache',
    };
    expect(kept('leger=0', {})).toEqual(forgotten);
    expect(kept('leger=0', { 'save-data': 'on' })).toEqual(forgotten);
  });

  test('is made by an address alone: reading sets no cookie', () => {
    const asIs = { cookie: undefined, caching: 'public, max-age=0, s-maxage=5' };
    expect(kept('', { 'save-data': 'on' })).toEqual(asIs);
    expect(kept('', { cookie: 'leger=1' })).toEqual(asIs);
    expect(kept('page=2&leger=x', {})).toEqual(asIs);
  });
});
