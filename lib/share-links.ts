/** A plain address by which a reader passes a page on; nothing of it is loaded before it is followed. */
interface ShareLink {
  /** Name of the service, the same in every language. */
  name: string;
  href: string;
  isMail: boolean;
}

export function shareLinks(title: string, address: string): ShareLink[] {
  const text = encodeURIComponent(title);
  const url = encodeURIComponent(address);
  const both = encodeURIComponent(`${title}\n${address}`);
  return [
    { name: 'mail', href: `mailto:?subject=${text}&body=${both}`, isMail: true },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}`, isMail: false },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}`, isMail: false },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`, isMail: false },
  ];
}
