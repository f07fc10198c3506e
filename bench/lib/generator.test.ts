import { readWrk } from './generator';

const PRINTED = `Running 4s test @ http://127.0.0.1:1/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.10ms  740.00us  12.30ms   88.00%
  Latency Distribution
     50%  940.00us
     75%    1.20ms
     90%    1.90ms
     99%    4.10ms
  58000 requests in 4.00s, 1.10GB read
  Socket errors: connect 0, read 1, write 0, timeout 2
  Non-2xx or 3xx responses: 4
Requests/sec:  14500.25
Transfer/sec:    280.00MB
`;

test('what the load generator prints is read', () => {
  expect(readWrk(PRINTED)).toEqual({
    perSecond: 14500.25,
    count: 58_000,
    p50: expect.closeTo(0.94),
    p99: 4.1,
    faults: 7,
  });
});
