import { readdirSync } from 'node:fs';
import { mediaAddress } from '@/lib/media/image-address';
import {
  alarms,
  faultsOfContact,
  faultsOfSeen,
  faultsOfUnseen,
  isLogged,
  timed,
} from '../../testing/faults/checks';
import { FAULT_SCREENS, STORED_SCREENS } from '../../testing/faults/fault-screens';
import { faultOf, type FaultName } from '../../testing/faults/faults';
import { Stage } from '../../testing/faults/stage';
import { foreignHost } from '../../testing/faults/foreign-host';
import { failuresOf } from '../../testing/calls';
import { get } from '../../testing/http';
import { WRITTEN } from '../../lib/contact/testing/written';
import { messages } from '../../testing/messages';
import { fieldOf, write } from '../support/contact';
import { expect, test } from '../../testing/test';

/**
 * The short form of `npm run test:faults`: faults on every screen once, times not measured.
 */
test.describe.configure({ mode: 'default' });
test.use({ allowedErrors: /status of (?:502|503)/, locale: 'fr-FR' });

/**
 * How long a visitor waits (3.5 s at most) is measured by the long form. Here a site that waited
 * for a slow API would show its content.
 */
const PATIENCE = Infinity;

/** As is how long it takes until all is fresh again. */
const FRESH_PATIENCE = 60_000;

/** One of each kind that the site handles in a way of its own; the client's tests have all. */
const FAULTS = [
  'refused',
  'reset mid-body',
  'hang',
  'status 503',
  'wrong envelope',
  '50 MB body',
  'depth 100,000',
  'redirect',
] as const;

let stage: Stage;
/** A site that has seen nothing, on an API that fails from the first call on. */
let unseen: Awaited<ReturnType<Stage['startUnseen']>>;

test.beforeAll(async () => {
  stage = await new Stage().start();
  unseen = await stage.startUnseen('status 500');
  expect(await untilFresh()).toEqual([]);
});
test.afterAll(async () => {
  await unseen?.site.stop();
  await unseen?.proxy.stop();
  await stage.stop();
});

/** The screens that do not show the present content in the end. */
const untilFresh = async (screens = stage.screens, site = stage.seen): Promise<string[]> =>
  (await stage.untilFresh(screens, site, FRESH_PATIENCE)).late;

/** Every screen of the site that has seen nothing, asked at once. */
async function askUnseen(name: FaultName): Promise<string[]> {
  const asked = stage.screens.map(async (screen) =>
    faultsOfUnseen(await timed(unseen.site, screen.path), screen, name, PATIENCE).map(
      named(screen.path),
    ),
  );
  return (await Promise.all(asked)).flat();
}

/** Every screen of the site that has seen all, none of them fresh any more. */
async function askSeen(screens = FAULT_SCREENS): Promise<string[]> {
  await stage.clock.makeStale();
  const asked = screens.map(async (screen) =>
    faultsOfSeen(await timed(stage.seen, screen.path), screen).map(named(screen.path)),
  );
  return (await Promise.all(asked)).flat();
}

const named =
  (path: string) =>
  (fault: string): string =>
    `${path} ${fault}`;

for (const name of FAULTS) {
  test(`API failing (${name}): pages seen before stay, others show their empty state or 503, the contact form tells the truth, all is logged`, async () => {
    await Promise.all([unseen.proxy.set(name), stage.proxy.set(name)]);
    const before = unseen.site.log.length;
    const [unseenFaults, seenFaults] = await Promise.all([askUnseen(name), askSeen()]);
    expect.soft(unseenFaults).toEqual([]);
    // Afterwards: how long the API may take for a message is a time of its own, which renderings
    // would use up.
    expect.soft(await faultsOfContact(unseen.site, faultOf(name).posts, PATIENCE)).toEqual([]);
    expect.soft(seenFaults).toEqual([]);
    const unlogged = (): string[] =>
      FAULT_SCREENS.filter(
        (screen) => !isLogged({ ...unseen.site, log: unseen.site.log.slice(before) }, screen),
      ).map(({ path }) => path);
    await expect
      .poll(async () => {
        // The same failure is logged every few seconds at most.
        for (const path of unlogged()) await timed(unseen.site, path);
        return unlogged();
      }, 'logged in the specification’s words')
      .toEqual([]);
    expect.soft(await askSeen(), 'after a refresh has failed').toEqual([]);
    expect([...alarms(stage.seen), ...alarms(unseen.site)]).toEqual([]);
    expect((await foreignHost()).reached, 'a redirect is not followed').toBe(0);
  });
}

test('after the API is back everything is fresh again, what an editor changed meanwhile included', async () => {
  for (const name of ['hang', 'refused', 'status 500'] as const) {
    await stage.proxy.set(name);
    await stage.edit();
    expect(await askSeen()).toEqual([]);
    await stage.proxy.set(null);
    expect(await untilFresh(), name).toEqual([]);
  }
});

test('an API that flaps: pages seen before stay, others come whole or honestly', async () => {
  await Promise.all([unseen.proxy.set('flapping 50 %'), stage.proxy.set('flapping 50 %')]);
  unseen.proxy.mark = 'Atlas';
  for (let round = 0; round < 3; round += 1) {
    expect(await askSeen()).toEqual([]);
    const asked = FAULT_SCREENS.map(async (screen) =>
      faultsOfUnseen(await timed(unseen.site, screen.path), screen, 'flapping 50 %', PATIENCE),
    );
    expect((await Promise.all(asked)).flat()).toEqual([]);
  }
  await unseen.proxy.set(null);
  expect(await untilFresh(FAULT_SCREENS, unseen.site), 'no empty page was kept').toEqual([]);
  expect([...alarms(stage.seen), ...alarms(unseen.site)]).toEqual([]);
});

test('killed and started again while the API hangs: every page whose data was seen is there but typed searches, and its pictures', async () => {
  const picture = mediaAddress('/storage/articles/salon.png', 96);
  await stage.proxy.set(null);
  await untilFresh();
  expect((await get(stage.seen.url, picture)).status).toBe(200);
  // Written after it was sent.
  await expect.poll(() => stored(stage.folder)).not.toEqual([]);
  await stage.proxy.set('hang');
  await stage.seen.kill();
  await stage.restart();
  expect(await askSeen(STORED_SCREENS)).toEqual([]);
  expect((await get(stage.seen.url, picture)).status).toBe(200);
});

test('a picture or file that cannot be read is 503 and not kept; only one that does not exist is 404', async () => {
  await stage.proxy.set(null);
  for (const path of [mediaAddress('/storage/missing.png', 96), '/files/storage/gone.docx'])
    expect((await get(stage.seen.url, path)).status, path).toBe(404);
  for (const name of ['refused', 'status 500', '200 with HTML', 'reset mid-headers'] as const) {
    await stage.proxy.set(name);
    for (const path of [
      mediaAddress(`/storage/${name.length}.png`, 96),
      '/files/storage/files/guide.pdf',
    ]) {
      const answer = await get(stage.seen.url, path);
      expect(answer.status, `${path} ${name}`).toBe(503);
      expect(answer.headers['cache-control'], path).toBe('no-store');
      expect(Number(answer.headers['retry-after']), path).toBeGreaterThan(0);
    }
  }
});

test('the contact form shows its failure while the API is away, keeps its text, and is sent again when the API is back', async ({
  page,
}) => {
  const texts = messages.fr.contact;
  await stage.proxy.set('refused');
  await page.goto(`${stage.seen.url}/contact`);
  const form = page.getByRole('main').locator('form');
  await write(page, 'fr', WRITTEN);
  await form.getByRole('button').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.failed);
  await expect(fieldOf(page, 'message', 'fr')).toHaveValue(WRITTEN.message);
  await stage.proxy.set(null);
  await form.getByRole('button').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(texts.sent);
  const sent = stage.proxy
    .callsTo('/api/contact')
    .filter(({ body }) => body.includes(WRITTEN.name));
  expect(sent).toHaveLength(1);
  expect(failuresOf(stage.seen, '/api/contact').map(({ msg }) => msg)).toContain(
    'message sent failed',
  );
});

/**
 * The pictures in a site's folder that are written to their end. The folder for them comes with the
 * first.
 */
function stored(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\/pictures-/.test(entry.parentPath))
    .flatMap(({ name }) => (name.endsWith('.new') ? [] : [name]));
}
