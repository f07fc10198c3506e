import { follow } from '../../testing/http';
import { expect, test } from '../../testing/test';

/** Addresses as they were written, printed, dictated and pasted, and what each leads to. */
const SHARED = `
  /CONTACT → /contact
  /Contact// → /contact
  /contact?utm_source=lettre → /contact?utm_source=lettre
  /fr/toutacticle?page=2 → /toutacticle?page=2
  /FR/CONTACT/ → /contact
  /EN → /en
  /ar//calendrier → /ar/calendrier
  /contactez-nous → /contact
  /calendriers → /calendrier
  /tout-article → /toutacticle
  /tous-les-articles → /toutacticle
  /fr/toutarticle?page=2 → /toutacticle?page=2
  /en/Tout-Page → /en/toutpage
  /en/Partenaires/ → /en/partenaire
  /recherche?keyword=export → /search?keyword=export
  /chambres → /chambre_de_commerces
  /Chambre-De-Commerce/ → /chambre_de_commerces
  /chambre_de_commerces/16 → /chambre_de_commerce/16
  /en/chambres-de-commerce/16 → /en/chambre_de_commerce/16
  /cat%C3%A9gorie/1 → /category/1
  /confidentialit%C3%A9 → /confidentialite
  /article/1/ → /article/1
  /Article/1/Un-Autre-Slug → /article/1/Un-Autre-Slug
  /AR/ARTICLE/1/%D9%85%D9%82%D8%A7%D9%84/ → /ar/article/1/%D9%85%D9%82%D8%A7%D9%84
  /en/page/2/WRONG.slug → /en/page/2/WRONG.slug
`;

test('any address ever shared works: at most one redirect, to the same screen as it is written now', async ({
  baseURL,
}) => {
  for (const line of SHARED.trim().split('\n')) {
    const [given = '', shown = ''] = line.trim().split(' → ');
    const { status, path, redirects } = await follow(baseURL ?? '', given);
    expect
      .soft({ status, path, redirects }, given)
      .toEqual({ status: 200, path: shown, redirects: given === shown ? 0 : 1 });
  }
});
