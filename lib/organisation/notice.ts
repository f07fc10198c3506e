import { z } from 'zod';
import { parseApiDate, type Moment } from '@/lib/i18n/api-date';
import { parseJson } from '@/lib/platform/read-body';
import { contentLink } from '@/lib/text/safe-link';
import { mapLocales, DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { readFile } from 'node:fs/promises';
import { environment, EnvironmentError, type Environment } from '@/lib/platform/env';
import { errorCode, logger } from '@/lib/platform/logger';
import {
  addTags,
  currentContext,
  addDependency,
  processSingleton,
} from '@/lib/platform/request-context';

const texts = z.strictObject(inEveryLanguage(z.string().trim().max(600)));
const DAY_MILLISECONDS = 86_400_000;

/** A time, or a day, which lasts to its end. Times without a zone are Algerian. */
const untilSchema = z.string().transform((value, context): Moment => {
  const moment = parseApiDate(value);
  if (moment === null || moment === 'invalid') {
    context.addIssue({
      code: 'custom',
      message: 'must be a date such as 2026-12-31 or 2026-12-31 18:00',
    });
    return z.NEVER;
  }
  const isDay = !value.includes(':');
  return isDay ? (new Date(Date.parse(moment) + DAY_MILLISECONDS).toISOString() as Moment) : moment;
});

const noticeSchema = z.strictObject({
  text: texts,
  link: z
    .strictObject({
      url: z
        .string()
        .refine(
          (value) => contentLink(value) !== null,
          'must be a path of the site or an http(s), mailto or tel address',
        ),
      label: texts,
    })
    .nullable()
    .default(null),
  until: untilSchema.nullable().default(null),
  severity: z.enum(['info', 'warning', 'urgent']).default('warning'),
});

export type Notice = z.infer<typeof noticeSchema>;

/** Parses a notice; `fault` is an error message on one line. */
export function noticeFromText(
  text: string,
): { ok: true; notice: Notice } | { ok: false; fault: string } {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, fault: 'is not JSON' };
  const result = noticeSchema.safeParse(value);
  if (result.success) return { ok: true, notice: result.data };
  return {
    ok: false,
    fault: result.error.issues
      .map(({ path, message }) => `${path.join('.') || 'notice'} ${message}`)
      .join('; '),
  };
}

/** Makes the schema of an operator's text: French is required and replaces missing translations. */
export function inEveryLanguage(text: z.ZodString) {
  return mapLocales((locale): z.ZodType<string> =>
    locale === DEFAULT_LOCALE ? text.min(1) : text.default(''),
  );
}

const UNREADABLE = 'cannot be read:';

/** All pages have this tag, since all show the notice. */
export const NOTICE_TAG = 'notice';

/** Reads the notice from NOTICE_FILE or NOTICE. A malformed file is logged and changes nothing. */
export class NoticeSource {
  readonly #settingNotice: Notice | null;
  #notice: Notice | null;
  #text = '';

  /** Throws `EnvironmentError` if NOTICE is malformed. `isSilent` disables logging. */
  constructor(
    private readonly settings: Pick<Environment, 'NOTICE' | 'NOTICE_FILE'>,
    private readonly isSilent = false,
  ) {
    const read = settings.NOTICE === undefined ? null : noticeFromText(settings.NOTICE);
    if (read?.ok === false) throw new EnvironmentError(`NOTICE ${read.fault}`);
    this.#settingNotice = read?.notice ?? null;
    this.#notice = this.#settingNotice;
  }

  async read(now: Date): Promise<Notice | null> {
    const { NOTICE_FILE } = this.settings;
    if (NOTICE_FILE !== undefined) this.#update(await readIfPresent(NOTICE_FILE));
    const { until = null } = this.#notice ?? {};
    return until === null || now.getTime() < Date.parse(until) ? this.#notice : null;
  }

  /** A missing or empty file restores the notice of NOTICE, if any. */
  #update(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    if (text.trim() === '') {
      this.#notice = this.#settingNotice;
      return;
    }
    const read = text.startsWith(UNREADABLE)
      ? { ok: false as const, fault: text }
      : noticeFromText(text);
    if (read.ok) this.#notice = read.notice;
    if (this.isSilent) return;
    if (read.ok)
      logger.info({ severity: read.notice.severity, until: read.notice.until }, 'Notice is shown');
    else logger.error({ fault: read.fault }, 'Notice is malformed: the last good one is kept');
  }
}

/** The front reads the file too, and logs it; renderers do not log. */
const source = () =>
  processSingleton('notice', () => new NoticeSource(environment(), currentContext() !== undefined));

/** Returns the notice, and makes the page depend on it. */
export async function shownNotice(now: Date): Promise<Notice | null> {
  const notice = await source().read(now);
  const text = JSON.stringify(notice);
  addTags([NOTICE_TAG]);
  addDependency(NOTICE_TAG, async () => JSON.stringify(await source().read(new Date())) === text);
  return notice;
}

/** Returns the file's text, '' without a file, or an error in place of an unreadable text. */
async function readIfPresent(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    const code = errorCode(error);
    return code === 'ENOENT' ? '' : `${UNREADABLE} ${code || 'unknown'}`;
  });
}
