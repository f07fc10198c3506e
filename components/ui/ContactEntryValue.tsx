import type { ContactEntry } from '@/lib/views/organisation';
import { LocalisedText } from './LocalisedText';

/** What stands beside a contact entry's name: words, or a number or address that is dialled or written to. */
export function ContactEntryValue({ entry, linkClassName }: { entry: ContactEntry; linkClassName: string | undefined }) {
  if ('text' in entry) return <LocalisedText value={entry.text} />;
  return (
    <a href={entry.link.href} className={linkClassName}>
      <bdi dir="ltr" className="unbroken">
        {entry.link.text}
      </bdi>
    </a>
  );
}
