/** Links that share a page; nothing of the services is loaded before a click. Their names are the same in every language. */
export function shareLinks(title: string, address: string) {
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
