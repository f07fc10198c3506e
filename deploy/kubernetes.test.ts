import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readEnvironment, VARIABLE_NAMES } from '@/lib/platform/env';
import { ROUTES } from '@/lib/routes/table';

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
const { spec } = z
  .object({
    kind: z.literal('Deployment'),
    spec: z.object({
      template: z.object({
        spec: z.object({
          terminationGracePeriodSeconds: z.number(),
          containers: z.tuple([
            z.object({
              ports: z.tuple([z.object({ name: z.literal('http'), containerPort: z.number() })]),
              env: z.array(z.object({ name: z.string(), value: z.string() })),
              startupProbe: probe,
              readinessProbe: probe,
              livenessProbe: probe,
              lifecycle: z.object({
                preStop: z.object({
                  exec: z.object({ command: z.tuple([z.literal('sleep'), z.string()]) }),
                }),
              }),
              securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
              volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
            }),
          ]),
          volumes: z.array(z.object({ name: z.string(), emptyDir: z.looseObject({}).optional() })),
        }),
      }),
    }),
  })
  .parse(parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8'))[0]?.toJS())
  .spec.template;
const [site] = spec.containers;
const given = Object.fromEntries(site.env.map(({ name, value }) => [name, value]));
const environment = readEnvironment(given);

test('a pod is asked for requests by /readyz, and started anew by /healthz', () => {
  for (const { httpGet } of [site.startupProbe, site.readinessProbe])
    expect(httpGet.path).toBe(ROUTES.readyz.path.build());
  expect(site.livenessProbe.httpGet.path).toBe(ROUTES.healthz.path.build());
  expect(site.ports[0].containerPort).toBe(environment.PORT);
});

test('a pod may write to /tmp and DATA_DIR alone', () => {
  const writable = spec.volumes.filter(({ emptyDir }) => emptyDir).map(({ name }) => name);
  const mounts = site.volumeMounts.filter(({ name }) => writable.includes(name));
  const [, dataDir] = /\bDATA_DIR=(\S+)/.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? [];
  expect(mounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', dataDir]);
});

test('a pod that ends has the time that messages under way may take', () => {
  const [, waits] = site.lifecycle.preStop.exec.command;
  const { STOP_DELAY_SECONDS, CONTACT_TIMEOUT_SECONDS } = environment;
  const needed = Number(waits) + STOP_DELAY_SECONDS + CONTACT_TIMEOUT_SECONDS + 10;
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(needed);
});

test('the manifest names only variables the site reads', () => {
  expect(Object.keys(given).filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
});
