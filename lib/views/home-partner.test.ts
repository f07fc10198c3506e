import { partner } from '@/lib/api/schemas/slide';
import { homePartner } from './home-partner';

test.each([
  { link: 'https://mce.example/', href: 'https://mce.example/' },
  { link: 'www.mce.example', href: 'https://www.mce.example' },
  { link: ' mce.example/fr', href: 'https://mce.example/fr' },
  { link: 'partenaires.html', href: 'https://own.example/' },
  { link: null, href: 'https://own.example/' },
  { link: 'javascript:alert(1)', href: 'https://own.example/' },
  { link: 'mailto:a@mce.example', href: 'https://own.example/' },
  { link: '/contact', href: 'https://own.example/' },
])('a partner whose link is $link leads to $href', ({ link, href }) => {
  expect(homePartner(partner.parse({ id: 1, title: 'MCE', link_url: link }), 'https://own.example/', 'fr').href).toBe(href);
});
