import { request } from 'node:http';

/** An answer as it comes over the wire, its body still compressed. */
export interface WholeAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Connection-specific headers: each server sets its own. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

export function wholeAnswer(url: string, headers: Record<string, string>): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    });
    asked.on('error', reject).end();
  });
}
