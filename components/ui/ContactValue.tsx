import type { LocalisedText as Text } from '@/lib/i18n/localise';
import type { ContactLink } from '@/lib/views/chamber';
import { LocalisedText } from './LocalisedText';

export function ContactValue({
  value,
  className,
}: {
  value: Text | ContactLink;
  className: string | undefined;
}) {
  if ('lang' in value) return <LocalisedText value={value} />;
  const text = (
    <bdi dir="ltr" className="unbroken">
      {value.text}
    </bdi>
  );
  if (value.href === null) return text;
  return (
    <a href={value.href} className={className}>
      {text}
    </a>
  );
}
