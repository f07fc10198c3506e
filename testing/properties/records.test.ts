import { HostileRecords } from '@/e2e/support/hostile/records';
import { article, page } from '@/lib/content-api/schemas/article-page';
import { chamber } from '@/lib/content-api/schemas/chamber';
import { calendarEvent } from '@/lib/content-api/schemas/event';
import { partner, slide } from '@/lib/content-api/schemas/slide';
import { RECORDS } from './records';

const hostile = new HostileRecords(['x']);
const DATES_OF_CHANGES = /^(?:created|updated)_at$/;

test.each([
  {
    name: 'an article',
    schema: article.in.shape,
    samples: [RECORDS.article, hostile.published.article()[0]],
  },
  {
    name: 'a page',
    schema: page.in.shape,
    samples: [RECORDS.page, hostile.published.page()[0]],
  },
  { name: 'a slide', schema: slide.in.shape, samples: [RECORDS.slide, hostile.slides()[0]] },
  // The other name of its name.
  {
    name: 'a partner',
    schema: partner.in.shape,
    samples: [RECORDS.partner, hostile.partners()[0]],
    others: /^title/,
  },
  { name: 'a chamber', schema: chamber.in.shape, samples: [RECORDS.chamber] },
  { name: 'an event', schema: calendarEvent.in.shape, samples: [RECORDS.event] },
])(
  'mutations and attacks reach every field of $name that the schema reads',
  ({ schema, samples, others }) => {
    const fields = Object.keys(schema).filter(
      (field) => !DATES_OF_CHANGES.test(field) && !others?.test(field),
    );
    for (const sample of samples)
      expect(Object.keys(sample ?? {})).toEqual(expect.arrayContaining(fields));
  },
);
