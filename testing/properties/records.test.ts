import { article, page } from '@/lib/content-api/schemas/article-page';
import { chamber } from '@/lib/content-api/schemas/chamber';
import { calendarEvent } from '@/lib/content-api/schemas/event';
import { partner, slide } from '@/lib/content-api/schemas/slide';
import { RECORDS } from './records';

/** Dates of changes; a partner's name has another name too. */
const LEFT_OUT = /^(?:created|updated)_at$/;

test.each([
  ['article', article.in.shape],
  ['page', page.in.shape],
  ['slide', slide.in.shape],
  ['chamber', chamber.in.shape],
  ['event', calendarEvent.in.shape],
  ['partner', partner.in.shape],
] as const)(
  'mutations and attacks reach every field of a record that the schema reads: %s',
  (name, schema) => {
    const others = name === 'partner' ? /^title/ : LEFT_OUT;
    const fields = Object.keys(schema).filter((field) => !others.test(field));
    expect(Object.keys(RECORDS[name])).toEqual(expect.arrayContaining(fields));
  },
);
